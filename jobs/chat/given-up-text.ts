interface Words {
  noAnswer: (name: string) => string;
  refunded: string;
}

const english: Words = {
  noAnswer: (name) => `${name} could not answer just now.`,
  refunded: 'Your tokens are back in your balance.',
};

const byLanguage: Record<string, Words> = {
  en: english,
  fr: {
    noAnswer: (name) => `${name} n’a pas pu répondre pour le moment.`,
    refunded: 'Vos jetons sont de nouveau sur votre solde.',
  },
  de: {
    noAnswer: (name) => `${name} konnte gerade nicht antworten.`,
    refunded: 'Deine Tokens sind wieder auf deinem Guthaben.',
  },
  es: {
    noAnswer: (name) => `${name} no ha podido responder en este momento.`,
    refunded: 'Tus tokens vuelven a estar en tu saldo.',
  },
  pt: {
    noAnswer: (name) => `${name} não conseguiu responder agora.`,
    refunded: 'Seus tokens voltaram para o seu saldo.',
  },
};

interface GivenUp {
  characterName: string;
  isRefunded: boolean;
  language: string | null;
}

/** Why no reply comes, and that its price came back, in the person's language (BCP 47). */
export function givenUpText({ characterName: name, isRefunded, language }: GivenUp): string {
  const [code = ''] = (language ?? '').toLowerCase().split('-');
  const words = byLanguage[code] ?? english;
  return isRefunded ? `${words.noAnswer(name)} ${words.refunded}` : words.noAnswer(name);
}
