import { createHash } from 'node:crypto';

/**
 * The sandbox transcribes nothing: it returns the preset text or one of these, the same for the same
 * recording.
 */
const lines: Record<string, readonly string[]> = {
  en: [
    'Good evening. I only wanted to hear how your day was.',
    'I am walking home, and I thought of you.',
    'It has been a long day. Tell me something nice.',
    'I made coffee, and it is raining. What are you doing?',
  ],
  de: [
    'Guten Abend. Ich wollte nur hören, wie dein Tag war.',
    'Ich laufe gerade nach Hause und musste an dich denken.',
    'Es war ein langer Tag. Erzähl mir etwas Schönes.',
  ],
  fr: [
    'Bonsoir. Je voulais seulement savoir comment s’est passée ta journée.',
    'Je rentre à pied et j’ai pensé à toi.',
    'La journée a été longue. Raconte-moi quelque chose de joli.',
  ],
  es: [
    'Buenas noches. Solo quería saber cómo te fue el día.',
    'Voy caminando a casa y he pensado en ti.',
    'Ha sido un día largo. Cuéntame algo bonito.',
  ],
  pt: [
    'Boa noite. Só queria saber como foi o seu dia.',
    'Estou indo a pé para casa e pensei em você.',
    'O dia foi longo. Conte-me uma coisa boa.',
  ],
};

/** Returns the sandbox's transcript of a recording. */
export function transcriptOf(recording: Uint8Array, language: string): string {
  const transcripts = lines[language] ?? lines['en'] ?? [];
  const [first = 0] = createHash('sha256').update(recording).digest();
  return transcripts[first % transcripts.length] ?? '';
}
