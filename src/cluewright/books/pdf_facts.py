"""What a PDF file says about itself: nothing, for printers who want it so, or what PDF/X-1a asks for.

PDF/X-1a:2003 (ISO 15930-4) wants to know for which printing condition the colours are meant. One of those that are
registered at color.org is named, so its colour profile need not be in the file.
"""

from typing import TYPE_CHECKING, Any

from fpdf import FPDF
from fpdf.enums import OutputIntentSubType
from fpdf.output import OutputProducer, PDFCatalog, PDFInfo
from fpdf.syntax import Name, PDFDate, PDFString

if TYPE_CHECKING:
    from fpdf.encryption import StandardSecurityHandler

VERSION = "PDF/X-1a:2003"
CONDITION, CONDITION_WORDS = "FOGRA39", "Offset printing on coated paper, ISO 12647-2:2004/Amd 1"


def declare_press(pdf: FPDF) -> None:
    """Name the program and the printing condition of a PDF/X file, which must have them."""
    pdf.set_producer("Cluewright")
    pdf.add_output_intent(
        OutputIntentSubType.PDFX, CONDITION, CONDITION_WORDS, "http://www.color.org", None, CONDITION_WORDS
    )
    pdf.pdf_version = "1.3"  # with a later one, fpdf2 makes every page a transparency group, which PDF/X-1a forbids


class _Printed(OutputProducer):
    """Write a file that does not say how it is shown on a screen: that counts as an action, which printers refuse."""

    def _finalize_catalog(self, catalog_obj: PDFCatalog, *more: Any, **named: Any) -> None:
        super()._finalize_catalog(catalog_obj, *more, **named)
        catalog_obj.open_action = None
        catalog_obj.page_layout = None


class NoFacts(_Printed):
    """Write a file that says nothing about itself."""

    def _add_info(self) -> Any:
        return None


class PressFacts(_Printed):
    """Write a file that says it is PDF/X-1a."""

    def _add_info(self) -> PDFInfo:
        pdf = self.fpdf
        date = PDFDate(pdf.creation_date, with_tz=True)
        info = _PressInfo(pdf.title, pdf.subject, str(pdf.author), None, pdf.creator, pdf.producer, date)
        self._add_pdf_obj(info)
        return info


class _PressInfo(PDFInfo):
    def _build_obj_dict(self, security_handler: "StandardSecurityHandler | None" = None) -> dict[str, object]:
        """Add the facts that only PDF/X has; fpdf2 would change the case of their names."""
        more = {
            "/ModDate": self.creation_date.serialize(),
            "/Trapped": Name("False").serialize(),
            "/GTS_PDFXVersion": PDFString(VERSION).serialize(),
        }
        return super()._build_obj_dict(security_handler) | more
