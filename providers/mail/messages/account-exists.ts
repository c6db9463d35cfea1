import * as z from 'zod';
import type { InEveryLocale } from './mail-locale';
import { composeMessage } from './message';
import { defineTemplate } from './template';

interface Words {
  subject: string;
  heading: string;
  what: string;
  logIn: string;
  forgotten: string;
  reset: string;
  reason: string;
}

const words: InEveryLocale<(productName: string) => Words> = {
  'en-GB': (productName) => ({
    subject: `You already have a ${productName} account`,
    heading: 'You already have an account',
    what: `Somebody, probably you, tried to sign up at ${productName} with this address. It has an account already, so no new one was made.`,
    logIn: 'Log in',
    forgotten: 'If the password has slipped your mind, choose a new one.',
    reset: 'Reset the password',
    reason: 'It was not you? Nothing has changed, and you need do nothing.',
  }),
  'fr-FR': (productName) => ({
    subject: `Vous avez déjà un compte ${productName}`,
    heading: 'Vous avez déjà un compte',
    what: `Quelqu’un, sans doute vous, a voulu s’inscrire sur ${productName} avec cette adresse. Elle a déjà un compte, aucun nouveau compte n’a été créé.`,
    logIn: 'Se connecter',
    forgotten: 'Le mot de passe vous échappe ? Choisissez-en un nouveau.',
    reset: 'Réinitialiser le mot de passe',
    reason: 'Ce n’était pas vous ? Rien n’a changé, vous n’avez rien à faire.',
  }),
  'de-DE': (productName) => ({
    subject: `Du hast bereits ein ${productName}-Konto`,
    heading: 'Du hast bereits ein Konto',
    what: `Jemand, vermutlich du, wollte sich mit dieser Adresse bei ${productName} registrieren. Zu ihr gehört schon ein Konto, darum wurde kein neues angelegt.`,
    logIn: 'Anmelden',
    forgotten: 'Ist dir das Passwort entfallen, wähle einfach ein neues.',
    reset: 'Passwort zurücksetzen',
    reason: 'Das warst nicht du? Es hat sich nichts geändert, und du musst nichts tun.',
  }),
  'es-ES': (productName) => ({
    subject: `Ya tienes una cuenta de ${productName}`,
    heading: 'Ya tienes una cuenta',
    what: `Alguien, seguramente tú, ha intentado registrarse en ${productName} con esta dirección. Ya tiene una cuenta, así que no se ha creado otra.`,
    logIn: 'Iniciar sesión',
    forgotten: 'Si no recuerdas la contraseña, elige una nueva.',
    reset: 'Restablecer la contraseña',
    reason: '¿No has sido tú? No ha cambiado nada y no tienes que hacer nada.',
  }),
  'pt-BR': (productName) => ({
    subject: `Você já tem uma conta ${productName}`,
    heading: 'Você já tem uma conta',
    what: `Alguém, provavelmente você, tentou se cadastrar na ${productName} com este endereço. Ele já tem uma conta, então nenhuma nova foi criada.`,
    logIn: 'Entrar',
    forgotten: 'Se esqueceu a senha, escolha uma nova.',
    reset: 'Redefinir a senha',
    reason: 'Não foi você? Nada mudou, e você não precisa fazer nada.',
  }),
};

/**
 * To somebody who has an account and whose address was used to sign up again: the page says the
 * same for known and unknown addresses, so only the owner learns it.
 */
export const accountExists = defineTemplate({
  data: z.object({}),
  write(_data, { productName, publicUrl, locale }) {
    const say = words[locale](productName);
    return composeMessage({
      productName,
      locale,
      subject: say.subject,
      heading: say.heading,
      blocks: [
        { kind: 'text', text: say.what },
        { kind: 'action', label: say.logIn, url: new URL('/sign_in', publicUrl).href },
        { kind: 'text', text: say.forgotten },
        {
          kind: 'action',
          label: say.reset,
          url: new URL('/reset_password', publicUrl).href,
          isSecond: true,
        },
      ],
      reason: say.reason,
    });
  },
});
