import type { CardField, CardProblem } from './card-entry';

interface CardWords {
  labels: Record<CardField, string>;
  holderHint: string;
  problems: Record<CardField, Partial<Record<CardProblem, string>>>;
  title: string;
  cvcTitle: string;
  carryOn: string;
  pay: string;
  cancel: string;
}

const en: CardWords = {
  labels: { number: 'Card number', expiry: 'Expiry date', cvc: 'CVC', holder: 'Name on card' },
  holderHint: 'Full name as on card',
  problems: {
    number: {
      required: 'Card number is required',
      invalid: 'Please check the card number',
      brand: 'Only Visa and Mastercard are accepted',
    },
    expiry: {
      required: 'Expiry date is required',
      invalid: 'Please enter the month and year, MM/YY',
      past: 'This card has expired',
    },
    cvc: { required: 'CVC is required', invalid: 'The CVC has three digits' },
    holder: { required: 'Name on card is required', invalid: 'Please enter first and last name' },
  },
  title: 'Your card',
  cvcTitle: 'The security code of your card',
  carryOn: 'Continue',
  pay: 'Pay {amount}',
  cancel: 'Cancel',
};

const de: CardWords = {
  labels: {
    number: 'Kartennummer',
    expiry: 'Gültig bis',
    cvc: 'Prüfziffer',
    holder: 'Name auf der Karte',
  },
  holderHint: 'Vollständiger Name wie auf der Karte',
  problems: {
    number: {
      required: 'Bitte gib die Kartennummer ein',
      invalid: 'Bitte prüfe die Kartennummer',
      brand: 'Nur Visa und Mastercard werden angenommen',
    },
    expiry: {
      required: 'Bitte gib das Ablaufdatum ein',
      invalid: 'Bitte gib Monat und Jahr ein, MM/JJ',
      past: 'Diese Karte ist abgelaufen',
    },
    cvc: { required: 'Bitte gib die Prüfziffer ein', invalid: 'Die Prüfziffer hat drei Stellen' },
    holder: {
      required: 'Bitte gib den Namen auf der Karte ein',
      invalid: 'Bitte gib Vor- und Nachnamen ein',
    },
  },
  title: 'Deine Karte',
  cvcTitle: 'Die Prüfziffer deiner Karte',
  carryOn: 'Weiter',
  pay: '{amount} zahlen',
  cancel: 'Abbrechen',
};

const es: CardWords = {
  labels: {
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    cvc: 'CVC',
    holder: 'Nombre en la tarjeta',
  },
  holderHint: 'Nombre completo tal como figura en la tarjeta',
  problems: {
    number: {
      required: 'Escribe el número de la tarjeta',
      invalid: 'Revisa el número de la tarjeta',
      brand: 'Solo se aceptan Visa y Mastercard',
    },
    expiry: {
      required: 'Escribe la fecha de caducidad',
      invalid: 'Escribe el mes y el año, MM/AA',
      past: 'Esta tarjeta ha caducado',
    },
    cvc: { required: 'Escribe el CVC', invalid: 'El CVC tiene tres cifras' },
    holder: { required: 'Escribe el nombre de la tarjeta', invalid: 'Escribe nombre y apellido' },
  },
  title: 'Tu tarjeta',
  cvcTitle: 'El código de seguridad de tu tarjeta',
  carryOn: 'Continuar',
  pay: 'Pagar {amount}',
  cancel: 'Cancelar',
};

const fr: CardWords = {
  labels: {
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    cvc: 'CVC',
    holder: 'Nom sur la carte',
  },
  holderHint: 'Nom complet tel qu’il figure sur la carte',
  problems: {
    number: {
      required: 'Saisissez le numéro de la carte',
      invalid: 'Vérifiez le numéro de la carte',
      brand: 'Seules Visa et Mastercard sont acceptées',
    },
    expiry: {
      required: 'Saisissez la date d’expiration',
      invalid: 'Saisissez le mois et l’année, MM/AA',
      past: 'Cette carte a expiré',
    },
    cvc: { required: 'Saisissez le CVC', invalid: 'Le CVC a trois chiffres' },
    holder: {
      required: 'Saisissez le nom figurant sur la carte',
      invalid: 'Saisissez le prénom et le nom',
    },
  },
  title: 'Votre carte',
  cvcTitle: 'Le code de sécurité de votre carte',
  carryOn: 'Continuer',
  pay: 'Payer {amount}',
  cancel: 'Annuler',
};

const pt: CardWords = {
  labels: {
    number: 'Número do cartão',
    expiry: 'Data de validade',
    cvc: 'CVC',
    holder: 'Nome no cartão',
  },
  holderHint: 'Nome completo como no cartão',
  problems: {
    number: {
      required: 'Indique o número do cartão',
      invalid: 'Verifique o número do cartão',
      brand: 'Só são aceites Visa e Mastercard',
    },
    expiry: {
      required: 'Indique a data de validade',
      invalid: 'Indique o mês e o ano, MM/AA',
      past: 'Este cartão expirou',
    },
    cvc: { required: 'Indique o CVC', invalid: 'O CVC tem três algarismos' },
    holder: { required: 'Indique o nome no cartão', invalid: 'Indique o nome e o apelido' },
  },
  title: 'O seu cartão',
  cvcTitle: 'O código de segurança do seu cartão',
  carryOn: 'Continuar',
  pay: 'Pagar {amount}',
  cancel: 'Cancelar',
};

const byLanguage: Record<string, CardWords> = { en, de, es, fr, pt };

/** Returns the texts of a card's fields in the language of a locale; English if it is not supported. */
export function cardWords(locale: string): { language: string; words: CardWords } {
  const language = locale.slice(0, 2).toLowerCase();
  const words = byLanguage[language];
  return words ? { language, words } : { language: 'en', words: en };
}
