/**
 * Words for what no site offers, in English and Telugu. Tests hold texts that are shown to people against it; what is
 * built leaves the list in the same change.
 */
export const unkeptPromises =
  /cashback|doubled|matched|turnover|\binvite\b|your own limits|set limits|your limits|top up|surprise|prize board|day and night|before you (?:open|play)|same games|card of a slot|తెరవకముందే|అవే ఆటలు|పగలూ రాత్రీ|బ్యాలెన్స్ నింపి|మీ ఖాతాలో పరిమితులు/i;
