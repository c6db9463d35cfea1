import type { CrisisReferral } from '~/domain/chat/send/crisis-referral';

interface LegalOperatorText {
  label: string;
  /** The legal name, company number and address, as far as they are configured. */
  lines: string[];
  email: string;
}

interface LegalPart {
  title: string;
  text: string[];
}

export interface LegalSection {
  id: string;
  title: string;
  text: string[];
  parts?: LegalPart[];
  /** Links to the pages where the reader can use what the section promises. */
  links: { to: string; label: string }[];
  /** The contact for help, if the section is about that. */
  referral?: CrisisReferral;
}

/** A document whose strings have been translated on the server. */
export interface LegalText {
  title: string;
  lead: string;
  updated: string;
  contents: string;
  operator: LegalOperatorText;
  sections: LegalSection[];
}
