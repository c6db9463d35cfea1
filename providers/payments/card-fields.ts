/**
 * The object that a card form's script defines in the browser as `CardFields`: fields in a frame of the
 * provider. The page cannot read what is typed there; it receives a one-time token.
 */
export interface CardFields {
  mount(place: HTMLElement, options: CardFieldsOptions): MountedCardFields;
}

interface CardFieldsOptions {
  /** The form's secret. */
  secret: string;
  frameUrl: string;
  /** The accessible name of the frame. */
  title: string;
  /** BCP 47; the provider supplies the fields' labels and messages. */
  locale?: string;
  /** True to include a field for the name on the card. */
  asksHolder?: boolean;
  theme?: CardFieldsTheme;
  onReady?: () => void;
  /** Called when Enter is pressed in a field; without it the fields submit themselves. */
  onEnter?: () => void;
  onChange?: (state: CardFieldsState) => void;
  onToken: (answer: { token: string; holder?: string }) => void;
  /** 'invalid': a field is invalid and shows a message; 'expired': a new form must be opened. */
  onError: (reason: 'invalid' | 'expired' | 'unavailable') => void;
}

/** Colours in CSS syntax. */
interface CardFieldsTheme {
  text?: string;
  label?: string;
  placeholder?: string;
  field?: string;
  line?: string;
  focus?: string;
  error?: string;
  radius?: string;
  scheme?: 'dark' | 'light';
}

interface CardFieldsState {
  isEmpty: boolean;
  isComplete: boolean;
  brand: 'visa' | 'master' | null;
}

export interface MountedCardFields {
  /** Submits the fields; `onToken` or `onError` is called at the end. */
  submit(): void;
  focus(): void;
  clear(): void;
  unmount(): void;
}

declare global {
  interface Window {
    CardFields?: CardFields;
  }
}
