/** Returns the value of a form's text field; a file or a missing field counts as empty. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
