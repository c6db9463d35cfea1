interface HostedWords {
  title: string;
  payWith: string;
  pay: string;
  decline: string;
  kept: string;
}

const en: HostedWords = {
  title: 'Checkout',
  payWith: 'Pay with {wallet}',
  pay: 'Pay {amount}',
  decline: 'Let it be declined',
  kept: 'This card is kept for later payments.',
};

const byLanguage: Record<string, HostedWords> = {
  en,
  de: {
    title: 'Kasse',
    payWith: 'Mit {wallet} zahlen',
    pay: '{amount} zahlen',
    decline: 'Ablehnen lassen',
    kept: 'Diese Karte wird für spätere Zahlungen gespeichert.',
  },
  es: {
    title: 'Pago',
    payWith: 'Pagar con {wallet}',
    pay: 'Pagar {amount}',
    decline: 'Dejar que se rechace',
    kept: 'Esta tarjeta se guarda para pagos posteriores.',
  },
  fr: {
    title: 'Paiement',
    payWith: 'Payer avec {wallet}',
    pay: 'Payer {amount}',
    decline: 'Laisser refuser',
    kept: 'Cette carte est conservée pour les paiements suivants.',
  },
  pt: {
    title: 'Pagamento',
    payWith: 'Pagar com {wallet}',
    pay: 'Pagar {amount}',
    decline: 'Deixar recusar',
    kept: 'Este cartão fica guardado para pagamentos futuros.',
  },
};

/** Returns the texts of the page in a language that card fields support. */
export const hostedWords = (language: string): HostedWords => byLanguage[language] ?? en;
