import * as z from 'zod';
import { momentText, type InEveryLocale } from './mail-locale';
import { composeMessage } from './message';
import { defineTemplate } from './template';

interface Device {
  browser: string;
  system: string;
}

interface Words {
  subject: string;
  heading: string;
  what: string;
  ifNot: string;
  reset: string;
  reason: string;
}

interface Language {
  device(device: Device): string;
  unknownDevice: string;
  say(productName: string, device: string, moment: string): Words;
}

const words: InEveryLocale<Language> = {
  'en-GB': {
    device: ({ browser, system }) => `${browser} on ${system}`,
    unknownDevice: 'a device we could not recognise',
    say: (productName, device, moment) => ({
      subject: `New log-in to your ${productName} account`,
      heading: 'A log-in from a new device',
      what: `Your account was opened on ${moment} with ${device}.`,
      ifNot: 'It was not you? Reset your password: that signs everybody out.',
      reset: 'Reset the password',
      reason: 'It was you? Then you need do nothing.',
    }),
  },
  'fr-FR': {
    device: ({ browser, system }) => `${browser} sur ${system}`,
    unknownDevice: 'un appareil que nous n’avons pas reconnu',
    say: (productName, device, moment) => ({
      subject: `Nouvelle connexion à votre compte ${productName}`,
      heading: 'Connexion depuis un nouvel appareil',
      what: `Votre compte a été ouvert avec ${device} : ${moment}.`,
      ifNot:
        'Ce n’était pas vous ? Réinitialisez votre mot de passe : cela déconnecte tous les appareils.',
      reset: 'Réinitialiser le mot de passe',
      reason: 'C’était vous ? Vous n’avez rien à faire.',
    }),
  },
  'de-DE': {
    device: ({ browser, system }) => `${browser} unter ${system}`,
    unknownDevice: 'einem Gerät, das wir nicht erkannt haben',
    say: (productName, device, moment) => ({
      subject: `Neue Anmeldung bei deinem ${productName}-Konto`,
      heading: 'Anmeldung von einem neuen Gerät',
      what: `Dein Konto wurde mit ${device} geöffnet: ${moment}.`,
      ifNot: 'Das warst nicht du? Setze dein Passwort zurück: Das meldet alle Geräte ab.',
      reset: 'Passwort zurücksetzen',
      reason: 'Das warst du? Dann musst du nichts tun.',
    }),
  },
  'es-ES': {
    device: ({ browser, system }) => `${browser} en ${system}`,
    unknownDevice: 'un dispositivo que no hemos reconocido',
    say: (productName, device, moment) => ({
      subject: `Nuevo inicio de sesión en tu cuenta de ${productName}`,
      heading: 'Inicio de sesión desde un dispositivo nuevo',
      what: `Se ha abierto tu cuenta con ${device}: ${moment}.`,
      ifNot: '¿No has sido tú? Restablece tu contraseña: así se cierra la sesión en todas partes.',
      reset: 'Restablecer la contraseña',
      reason: '¿Has sido tú? No tienes que hacer nada.',
    }),
  },
  'pt-BR': {
    device: ({ browser, system }) => `${browser} no ${system}`,
    unknownDevice: 'um dispositivo que não reconhecemos',
    say: (productName, device, moment) => ({
      subject: `Novo acesso à sua conta ${productName}`,
      heading: 'Acesso de um novo dispositivo',
      what: `Sua conta foi aberta com ${device}: ${moment}.`,
      ifNot: 'Não foi você? Redefina sua senha: isso encerra todas as sessões.',
      reset: 'Redefinir a senha',
      reason: 'Foi você? Então não precisa fazer nada.',
    }),
  },
};

/** To somebody whose account was opened with a browser it had never been opened with. */
export const newSignIn = defineTemplate({
  data: z.object({
    device: z.object({ browser: z.string(), system: z.string() }).nullable(),
    at: z.iso.datetime(),
    /** The person's, where it is known. */
    timeZone: z.string().optional(),
  }),
  write({ device, at, timeZone }, { productName, publicUrl, locale }) {
    const language = words[locale];
    const { what, ifNot, reset, ...say } = language.say(
      productName,
      device ? language.device(device) : language.unknownDevice,
      momentText(locale, new Date(at), timeZone),
    );
    return composeMessage({
      productName,
      locale,
      ...say,
      blocks: [
        { kind: 'text', text: what },
        { kind: 'text', text: ifNot },
        { kind: 'action', label: reset, url: new URL('/reset_password', publicUrl).href },
      ],
    });
  },
});
