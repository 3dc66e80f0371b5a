# 图案的主题。

subject-animals = 动物
subject-buildings = 建筑
subject-celebrations = 节庆
subject-clothes = 服装
subject-fantasy = 奇幻
subject-food = 美食
subject-games = 游戏
subject-home = 居家
subject-kitchen = 厨房与饮品
subject-music = 音乐与艺术
subject-people = 人物
subject-plants = 植物
subject-school = 学校与办公
subject-science = 科学
subject-sport = 运动
subject-tools = 工具
subject-travel = 旅行
subject-weather = 天气与自然
