import * as z from 'zod';
import { factorChangeSchema, type FactorChange } from '~/domain/second-factors/events';
import { holderKindSchema, type HolderKind } from '~/domain/second-factors/holder';
import type { InEveryLocale } from './mail-locale';
import { composeMessage } from './message';
import { defineTemplate } from './template';

interface Words {
  subject: (productName: string) => string;
  what: Record<FactorChange, string>;
  ifNot: Record<HolderKind, string>;
  reason: string;
}

const words: InEveryLocale<Words> = {
  'en-GB': {
    subject: (productName) => `How you sign in to ${productName} has changed`,
    what: {
      'passkey-added': 'A passkey was added to your account.',
      'passkey-removed': 'A passkey was removed from your account.',
      'app-added': 'An authenticator app was added to your account.',
      'app-removed': 'The authenticator app was removed from your account.',
      'recovery-codes-made': 'Your account has new recovery codes. The old ones are worth nothing.',
      'recovery-code-used': 'A recovery code was used to sign in. It is worth nothing any more.',
      'factors-reset':
        'Your passkeys, your app and your recovery codes were removed by an administrator. You add new ones at your next sign-in.',
    },
    ifNot: {
      user: 'It was not you? Choose another password at once, and look in the settings at where you are signed in and with what.',
      staff: 'It was not you? Tell whoever runs the back office at once.',
    },
    reason: 'It was you? Then all is well, and you need do nothing.',
  },
  'fr-FR': {
    subject: (productName) => `Votre connexion à ${productName} a changé`,
    what: {
      'passkey-added': 'Une clé d’accès a été ajoutée à votre compte.',
      'passkey-removed': 'Une clé d’accès a été retirée de votre compte.',
      'app-added': 'Une application d’authentification a été ajoutée à votre compte.',
      'app-removed': 'L’application d’authentification a été retirée de votre compte.',
      'recovery-codes-made':
        'Votre compte a de nouveaux codes de secours. Les anciens ne valent plus rien.',
      'recovery-code-used':
        'Un code de secours a été utilisé pour se connecter. Il ne vaut plus rien.',
      'factors-reset':
        'Vos clés d’accès, votre application et vos codes de secours ont été retirés par un administrateur. Vous en ajouterez de nouveaux à votre prochaine connexion.',
    },
    ifNot: {
      user: 'Ce n’était pas vous ? Choisissez tout de suite un autre mot de passe et vérifiez dans les paramètres où et comment vous êtes connecté.',
      staff:
        'Ce n’était pas vous ? Prévenez tout de suite les responsables de l’administration du site.',
    },
    reason: 'C’était vous ? Alors tout va bien, vous n’avez rien à faire.',
  },
  'de-DE': {
    subject: (productName) => `Deine Anmeldung bei ${productName} hat sich geändert`,
    what: {
      'passkey-added': 'Deinem Konto wurde ein Passkey hinzugefügt.',
      'passkey-removed': 'Von deinem Konto wurde ein Passkey entfernt.',
      'app-added': 'Deinem Konto wurde eine Authentifizierungs-App hinzugefügt.',
      'app-removed': 'Die Authentifizierungs-App wurde von deinem Konto entfernt.',
      'recovery-codes-made':
        'Dein Konto hat neue Wiederherstellungscodes. Die alten gelten nicht mehr.',
      'recovery-code-used':
        'Mit einem Wiederherstellungscode wurde sich angemeldet. Er gilt nicht mehr.',
      'factors-reset':
        'Deine Passkeys, deine App und deine Wiederherstellungscodes wurden von der Administration entfernt. Bei der nächsten Anmeldung fügst du neue hinzu.',
    },
    ifNot: {
      user: 'Das warst nicht du? Wähle sofort ein anderes Passwort und sieh in den Einstellungen nach, wo und womit du angemeldet bist.',
      staff: 'Das warst nicht du? Sag sofort den Verantwortlichen der Verwaltung Bescheid.',
    },
    reason: 'Das warst du? Dann ist alles gut, und du musst nichts tun.',
  },
  'es-ES': {
    subject: (productName) => `Tu forma de entrar en ${productName} ha cambiado`,
    what: {
      'passkey-added': 'Se ha añadido una llave de acceso a tu cuenta.',
      'passkey-removed': 'Se ha quitado una llave de acceso de tu cuenta.',
      'app-added': 'Se ha añadido una aplicación de autenticación a tu cuenta.',
      'app-removed': 'Se ha quitado la aplicación de autenticación de tu cuenta.',
      'recovery-codes-made':
        'Tu cuenta tiene nuevos códigos de recuperación. Los antiguos ya no sirven.',
      'recovery-code-used': 'Se ha usado un código de recuperación para entrar. Ya no sirve.',
      'factors-reset':
        'Un administrador ha quitado tus llaves de acceso, tu aplicación y tus códigos de recuperación. Añadirás otros la próxima vez que entres.',
    },
    ifNot: {
      user: '¿No has sido tú? Elige otra contraseña cuanto antes y mira en los ajustes dónde y con qué has entrado.',
      staff: '¿No has sido tú? Avisa cuanto antes a los responsables de la administración.',
    },
    reason: '¿Has sido tú? Entonces todo está bien y no tienes que hacer nada.',
  },
  'pt-BR': {
    subject: (productName) => `Sua forma de entrar na ${productName} mudou`,
    what: {
      'passkey-added': 'Uma chave de acesso foi adicionada à sua conta.',
      'passkey-removed': 'Uma chave de acesso foi removida da sua conta.',
      'app-added': 'Um aplicativo autenticador foi adicionado à sua conta.',
      'app-removed': 'O aplicativo autenticador foi removido da sua conta.',
      'recovery-codes-made':
        'Sua conta tem novos códigos de recuperação. Os antigos não valem mais.',
      'recovery-code-used': 'Um código de recuperação foi usado para entrar. Ele não vale mais.',
      'factors-reset':
        'Um administrador removeu suas chaves de acesso, seu aplicativo e seus códigos de recuperação. Você adiciona novos na próxima vez que entrar.',
    },
    ifNot: {
      user: 'Não foi você? Escolha outra senha agora mesmo e veja nas configurações onde e com o que você entrou.',
      staff: 'Não foi você? Avise imediatamente os responsáveis pela administração.',
    },
    reason: 'Foi você? Então está tudo certo, e você não precisa fazer nada.',
  },
};

/** Tells somebody that their ways to sign in are others than before. */
export const factorChanged = defineTemplate({
  data: z.object({ holder: holderKindSchema, change: factorChangeSchema }),
  write({ holder, change }, { productName, locale }) {
    const { subject, what, ifNot, reason } = words[locale];
    return composeMessage({
      productName,
      locale,
      subject: subject(productName),
      heading: what[change],
      blocks: [{ kind: 'text', text: ifNot[holder] }],
      reason,
    });
  },
});
