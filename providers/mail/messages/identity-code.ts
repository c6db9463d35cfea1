import * as z from 'zod';
import { codedData, composeCodedMessage, type CodeWords } from './coded-message';
import type { InEveryLocale } from './mail-locale';
import { defineTemplate } from './template';

const words: InEveryLocale<(productName: string, provider: string) => CodeWords> = {
  'en-GB': (productName, provider) => ({
    name: `your code to sign in to ${productName} with ${provider}`,
    heading: `Sign in with ${provider}?`,
    ask: `Somebody who signed in with ${provider} gave this address at ${productName}. If it was you, enter this code there: from then on ${provider} opens the account of this address.`,
    reason:
      'It was not you? Give this code to nobody. Without it nothing changes, and you need do nothing.',
  }),
  'fr-FR': (productName, provider) => ({
    name: `votre code pour vous connecter à ${productName} avec ${provider}`,
    heading: `Se connecter avec ${provider} ?`,
    ask: `Une personne connectée avec ${provider} a indiqué cette adresse sur ${productName}. Si c’est vous, saisissez-y ce code : ${provider} ouvrira désormais le compte de cette adresse.`,
    reason:
      'Ce n’était pas vous ? Ne donnez ce code à personne. Sans lui rien ne change, vous n’avez rien à faire.',
  }),
  'de-DE': (productName, provider) => ({
    name: `dein Code für die Anmeldung bei ${productName} mit ${provider}`,
    heading: `Mit ${provider} anmelden?`,
    ask: `Jemand, der sich mit ${provider} angemeldet hat, nannte bei ${productName} diese Adresse. Warst du das, gib dort diesen Code ein: Künftig öffnet ${provider} das Konto dieser Adresse.`,
    reason:
      'Das warst nicht du? Gib den Code niemandem. Ohne ihn ändert sich nichts, und du musst nichts tun.',
  }),
  'es-ES': (productName, provider) => ({
    name: `tu código para entrar en ${productName} con ${provider}`,
    heading: `¿Entrar con ${provider}?`,
    ask: `Alguien que ha entrado con ${provider} ha dado esta dirección en ${productName}. Si has sido tú, introduce allí este código: desde entonces ${provider} abrirá la cuenta de esta dirección.`,
    reason:
      '¿No has sido tú? No des este código a nadie. Sin él no cambia nada y no tienes que hacer nada.',
  }),
  'pt-BR': (productName, provider) => ({
    name: `o seu código para entrar na ${productName} com ${provider}`,
    heading: `Entrar com ${provider}?`,
    ask: `Alguém que entrou com ${provider} informou este endereço na ${productName}. Se foi você, digite lá este código: a partir de então ${provider} abrirá a conta deste endereço.`,
    reason:
      'Não foi você? Não dê este código a ninguém. Sem ele nada muda, e você não precisa fazer nada.',
  }),
};

/** The code that proves an address which somebody claimed through a provider. */
export const identityCode = defineTemplate({
  data: codedData.extend({ provider: z.string() }),
  write: ({ provider, ...coded }, frame) =>
    composeCodedMessage(coded, words[frame.locale](frame.productName, provider), frame),
});
