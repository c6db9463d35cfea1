/** A question before an action that is a form of the site. */
interface Confirmation {
  /** Keys of the strings: the consequence, and the label of the confirming button. */
  text: string;
  okText: string;
  /** The address that a confirmation is posted to. */
  action: string;
  fields: Record<string, string>;
}

/**
 * The questions that an address can open, e.g.
 * ?modal=customConfirmModal&customConfirmModal.about=end-others. The address never contains the text and
 * the target of a question: a stranger's link could then show one thing and do another.
 */
const confirmations: Record<string, Confirmation> = {
  'end-others': {
    text: 'ui:confirm.end-others',
    okText: 'account:sessions.sign-out-others',
    action: '/settings/security',
    fields: { intent: 'end-others' },
  },
};

export function findConfirmation(name: string | undefined): Confirmation | null {
  if (name === undefined || !Object.hasOwn(confirmations, name)) return null;
  return confirmations[name] ?? null;
}
