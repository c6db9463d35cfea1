import type { CrisisReferral } from '~/domain/chat/send/crisis-referral';

interface LegalOperatorText {
  label: string;
  /** Legal name, company number, address: those that are known. */
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
  /** Where what it promises can be acted upon. */
  links: { to: string; label: string }[];
  /** Whom to talk to, where the section speaks of that. */
  referral?: CrisisReferral;
}

/** A document whose words have been translated on the server. */
export interface LegalText {
  title: string;
  lead: string;
  updated: string;
  contents: string;
  operator: LegalOperatorText;
  sections: LegalSection[];
}
