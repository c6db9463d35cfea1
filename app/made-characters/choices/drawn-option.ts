/** An option as its look draws it. */
export interface DrawnOption {
  field: string;
  value: string;
  label: string;
  type: 'radio' | 'checkbox';
  isChosen: boolean;
  isRequired: boolean;
}
