import { de } from './de/index';
import { en } from './en/index';
import { es } from './es/index';
import { fr } from './fr/index';
import { pt } from './pt/index';

/** The lexicons of all languages. */
export const lexicons = [en, fr, de, es, pt];
