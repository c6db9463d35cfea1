import { fileDescriptions } from './file-descriptions';
import { mailLocaleOf, momentText, type InEveryLocale } from '../mail/messages/mail-locale';

interface Explanation {
  productName: string;
  /** The reader's. */
  locale: string;
  writtenAt: Date;
}

const words: InEveryLocale<(productName: string, moment: string, files: string) => string[]> = {
  'en-GB': (productName, moment, files) => [
    `Your data at ${productName}`,
    `This archive holds what ${productName} had stored about you on ${moment}.`,
    'Each file in the folder “data” is one part of the site. It can be read with any text editor; the format is JSON, so that other services can read it, too.',
    files,
    'Passwords and codes are missing: we keep nothing of them that could be read.',
    'Keep this archive where nobody else can open it.',
  ],
  'fr-FR': (productName, moment, files) => [
    `Vos données chez ${productName}`,
    `Cette archive contient ce que ${productName} conservait à votre sujet à cette date : ${moment}.`,
    'Chaque fichier du dossier « data » correspond à une partie du site. Il se lit avec n’importe quel éditeur de texte ; le format est JSON, que d’autres services savent lire aussi.',
    files,
    'Les mots de passe et les codes n’y figurent pas : nous n’en gardons rien de lisible.',
    'Conservez cette archive là où personne d’autre ne peut l’ouvrir.',
  ],
  'de-DE': (productName, moment, files) => [
    `Deine Daten bei ${productName}`,
    `Dieses Archiv enthält, was ${productName} zu diesem Zeitpunkt über dich gespeichert hatte: ${moment}.`,
    'Jede Datei im Ordner „data“ ist ein Teil der Website. Du kannst sie mit jedem Texteditor lesen; das Format ist JSON, damit auch andere Dienste sie lesen können.',
    files,
    'Passwörter und Codes fehlen: Wir bewahren davon nichts Lesbares auf.',
    'Bewahre dieses Archiv dort auf, wo niemand sonst es öffnen kann.',
  ],
  'es-ES': (productName, moment, files) => [
    `Tus datos en ${productName}`,
    `Este archivo contiene lo que ${productName} guardaba sobre ti en esta fecha: ${moment}.`,
    'Cada fichero de la carpeta «data» es una parte del sitio. Se puede leer con cualquier editor de texto; el formato es JSON, para que otros servicios también puedan leerlo.',
    files,
    'Faltan las contraseñas y los códigos: no guardamos nada de ellos que se pueda leer.',
    'Guarda este archivo donde nadie más pueda abrirlo.',
  ],
  'pt-BR': (productName, moment, files) => [
    `Seus dados na ${productName}`,
    `Este arquivo contém o que a ${productName} guardava sobre você nesta data: ${moment}.`,
    'Cada arquivo da pasta “data” é uma parte do site. Ele pode ser lido com qualquer editor de texto; o formato é JSON, para que outros serviços também possam ler.',
    files,
    'Senhas e códigos não aparecem: não guardamos nada deles que possa ser lido.',
    'Guarde este arquivo onde ninguém mais possa abri-lo.',
  ],
};

/** The page at the top of an archive, as plain text in the reader's language. */
export function explainArchive({ productName, locale, writtenAt }: Explanation): string {
  const language = mailLocaleOf(locale);
  const files = Object.entries(fileDescriptions[language])
    .map(([area, description]) => `- ${area}.json: ${description}`)
    .join('\n');
  const parts = words[language](productName, momentText(language, writtenAt), files);
  return `${parts.join('\n\n')}\n`;
}
