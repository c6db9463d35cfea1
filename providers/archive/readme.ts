import { mailLocaleOf, momentText, type InEveryLocale } from '../mail/messages/mail-locale';

interface Explanation {
  productName: string;
  /** The reader's. */
  locale: string;
  writtenAt: Date;
}

const words: InEveryLocale<(productName: string, moment: string) => string[]> = {
  'en-GB': (productName, moment) => [
    `Your data at ${productName}`,
    `This archive holds what ${productName} had stored about you on ${moment}.`,
    'Each file in the folder “data” is one part of the site. It can be read with any text editor; the format is JSON, so that other services can read it, too.',
    [
      'accounts: your profile, your consents and where you were signed in',
      'chat: your conversations, with what the characters answered',
      'wallet: every movement of your tokens',
      'billing: your subscriptions',
      'characters: what you made',
      'notifications: what we told you',
      'cases: your reports and complaints',
      'moderation: messages that were refused',
      'flags: which trials of new features you were part of',
      'privacy: your exports and deletions',
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    'Passwords and codes are missing: we keep nothing of them that could be read.',
    'Keep this archive where nobody else can open it.',
  ],
  'fr-FR': (productName, moment) => [
    `Vos données chez ${productName}`,
    `Cette archive contient ce que ${productName} conservait à votre sujet à cette date : ${moment}.`,
    'Chaque fichier du dossier « data » correspond à une partie du site. Il se lit avec n’importe quel éditeur de texte ; le format est JSON, que d’autres services savent lire aussi.',
    [
      'accounts : votre profil, vos consentements et vos connexions',
      'chat : vos conversations, avec les réponses des personnages',
      'wallet : chaque mouvement de vos jetons',
      'billing : vos abonnements',
      'characters : ce que vous avez créé',
      'notifications : ce que nous vous avons signalé',
      'cases : vos signalements et réclamations',
      'moderation : les messages refusés',
      'flags : les essais de nouveautés auxquels vous avez participé',
      'privacy : vos exports et vos demandes de suppression',
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    'Les mots de passe et les codes n’y figurent pas : nous n’en gardons rien de lisible.',
    'Conservez cette archive là où personne d’autre ne peut l’ouvrir.',
  ],
  'de-DE': (productName, moment) => [
    `Deine Daten bei ${productName}`,
    `Dieses Archiv enthält, was ${productName} zu diesem Zeitpunkt über dich gespeichert hatte: ${moment}.`,
    'Jede Datei im Ordner „data“ ist ein Teil der Website. Du kannst sie mit jedem Texteditor lesen; das Format ist JSON, damit auch andere Dienste sie lesen können.',
    [
      'accounts: dein Profil, deine Einwilligungen und wo du angemeldet warst',
      'chat: deine Gespräche, mit den Antworten der Charaktere',
      'wallet: jede Bewegung deiner Tokens',
      'billing: deine Abonnements',
      'characters: was du erschaffen hast',
      'notifications: was wir dir gemeldet haben',
      'cases: deine Meldungen und Beschwerden',
      'moderation: abgelehnte Nachrichten',
      'flags: an welchen Versuchen mit Neuem du teilgenommen hast',
      'privacy: deine Exporte und Löschwünsche',
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    'Passwörter und Codes fehlen: Wir bewahren davon nichts Lesbares auf.',
    'Bewahre dieses Archiv dort auf, wo niemand sonst es öffnen kann.',
  ],
  'es-ES': (productName, moment) => [
    `Tus datos en ${productName}`,
    `Este archivo contiene lo que ${productName} guardaba sobre ti en esta fecha: ${moment}.`,
    'Cada fichero de la carpeta «data» es una parte del sitio. Se puede leer con cualquier editor de texto; el formato es JSON, para que otros servicios también puedan leerlo.',
    [
      'accounts: tu perfil, tus consentimientos y dónde habías iniciado sesión',
      'chat: tus conversaciones, con lo que respondieron los personajes',
      'wallet: cada movimiento de tus tokens',
      'billing: tus suscripciones',
      'characters: lo que has creado',
      'notifications: lo que te hemos comunicado',
      'cases: tus denuncias y reclamaciones',
      'moderation: los mensajes rechazados',
      'flags: en qué pruebas de novedades has participado',
      'privacy: tus exportaciones y solicitudes de eliminación',
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    'Faltan las contraseñas y los códigos: no guardamos nada de ellos que se pueda leer.',
    'Guarda este archivo donde nadie más pueda abrirlo.',
  ],
  'pt-BR': (productName, moment) => [
    `Seus dados na ${productName}`,
    `Este arquivo contém o que a ${productName} guardava sobre você nesta data: ${moment}.`,
    'Cada arquivo da pasta “data” é uma parte do site. Ele pode ser lido com qualquer editor de texto; o formato é JSON, para que outros serviços também possam ler.',
    [
      'accounts: seu perfil, seus consentimentos e onde você estava conectado',
      'chat: suas conversas, com as respostas dos personagens',
      'wallet: cada movimento dos seus tokens',
      'billing: suas assinaturas',
      'characters: o que você criou',
      'notifications: o que avisamos a você',
      'cases: suas denúncias e reclamações',
      'moderation: as mensagens recusadas',
      'flags: de quais testes de novidades você participou',
      'privacy: suas exportações e pedidos de exclusão',
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
    'Senhas e códigos não aparecem: não guardamos nada deles que possa ser lido.',
    'Guarde este arquivo onde ninguém mais possa abri-lo.',
  ],
};

/** The page at the top of an archive, as plain text in the reader's language. */
export function explainArchive({ productName, locale, writtenAt }: Explanation): string {
  const language = mailLocaleOf(locale);
  const parts = words[language](productName, momentText(language, writtenAt));
  return `${parts.join('\n\n')}\n`;
}
