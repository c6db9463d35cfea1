/** One question before an act that is a form of the site. */
interface Confirmation {
  /** Keys of the words; where one is missing, the words common to all questions stand. */
  title?: string;
  subtitle?: string;
  okText?: string;
  cancelText?: string;
  /** Where 'yes' is posted. */
  action: string;
  fields?: Record<string, string>;
}

/**
 * What may be asked by an address, e.g. ?modal=customConfirmModal&customConfirmModal.about=log-out.
 * Words and target of a question never stand in the address itself: a stranger's link could then
 * make the site ask for one thing and do another.
 */
const confirmations: Record<string, Confirmation> = {
  'log-out': {
    title: 'ui:confirm.log-out.title',
    subtitle: 'ui:confirm.log-out.text',
    okText: 'shell:log-out',
    action: '/sign_out',
  },
};

export function findConfirmation(name: string | undefined): Confirmation | null {
  if (name === undefined || !Object.hasOwn(confirmations, name)) return null;
  return confirmations[name] ?? null;
}
