# 絵の題材。

subject-animals = 動物
subject-buildings = 建物
subject-celebrations = お祝い
subject-clothes = 服
subject-fantasy = ファンタジー
subject-food = 食べ物
subject-games = ゲーム
subject-home = 家の中
subject-kitchen = 台所と飲み物
subject-music = 音楽と芸術
subject-people = 人
subject-plants = 植物
subject-school = 学校と文房具
subject-science = 科学
subject-sport = スポーツ
subject-tools = 工具
subject-travel = 乗り物と旅
subject-weather = 天気と自然
