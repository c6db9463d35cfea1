import { amara, noor, vera } from './characters';
import type { Dialogue } from './dialogue';

export const languages: readonly Dialogue[] = [
  {
    title: 'French and German',
    character: noor,
    mayNameAi: true,
    turns: [
      { fan: 'Bonsoir, comment ça va ?', says: [/\b(?:bien|mieux)\b/i] },
      { fan: "Je m'appelle Claire. Et toi ?", says: [/Claire/] },
      { fan: 'Tu habites où ?', says: [/Lisbon/] },
      { fan: "Comment je m'appelle ?", says: [/Claire/] },
      { fan: 'Es-tu une IA ?', says: [/\bIA\b/] },
      { fan: 'Wie heißt du?', says: [/Noor/] },
      { fan: 'Ich bin so müde heute', says: [/\b(?:ich|dir|setz|leg|nacht)\b/i] },
      { fan: 'Gute Nacht', says: [/\b(?:schlaf|nacht|bald)\b/i] },
    ],
  },
  {
    title: 'Spanish and Portuguese',
    character: amara,
    turns: [
      { fan: 'Hola, me llamo Pablo', says: [/Pablo/] },
      { fan: '¿Cuántos años tienes?', says: [/32/] },
      { fan: 'Hoy fue un día difícil', says: [/siéntate|deja|escucho/i] },
      {
        fan: '¿Te gusta bailar?',
        says: [/sí|pregunta|corazón|noche/i],
      },
      { fan: 'Boa noite, meu nome é Rui', says: [/Rui/] },
      { fan: 'Como me chamo?', says: [/Rui/] },
      { fan: 'Obrigado', says: [/\b(?:nada|gosto|sempre)\b/i] },
    ],
  },
  {
    title: 'back to English in the middle',
    character: vera,
    turns: [
      { fan: 'Bonjour Véra', says: [/bonsoir|voilà|bonjour/i] },
      { fan: 'Can we speak English? I am Tom', says: [/\b(?:you|I|and|the)\b/] },
      { fan: 'what is my name?', says: [/Tom/] },
    ],
  },
];
