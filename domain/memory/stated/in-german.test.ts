import { describe, expect, it } from 'vitest';
import { readTable, type StatedTable } from './testing/stated-texts';

const states: StatedTable = [
  ['Ich heiße Jan.', 'Du heißt Jan'],
  ['hi, ich heiß lena', 'Du heißt Lena'],
  ['Mein Name ist Anna Maria.', 'Du heißt Anna Maria'],
  ['Nenn mich einfach Bee', 'Du möchtest Bee genannt werden'],
  ['ich bin 32', 'Du bist 32 Jahre alt'],
  ['Ich bin 45 Jahre alt und müde.', 'Du bist 45 Jahre alt'],
  ['Ich bin gestern 30 geworden!', 'Du bist 30 Jahre alt'],
  ['Ich wohne in Leipzig.', 'Du wohnst hier: Leipzig'],
  ['Ich wohne in Leipzig, und du?', 'Du wohnst hier: Leipzig'],
  ['wir sind nach Köln gezogen', 'Du wohnst hier: Köln'],
  ['Ich komme aus Wien', 'Du kommst aus Wien'],
  [
    'Ich arbeite als Krankenpfleger im Nachtdienst.',
    'Du arbeitest als Krankenpfleger im Nachtdienst',
  ],
  ['Ich bin Lehrerin.', 'Dein Beruf: Lehrerin'],
  ['Mein Geburtstag ist am 12. März.', 'Dein Geburtstag: 12. März'],
  ['Ich habe am 3. Mai Geburtstag', 'Dein Geburtstag: 3. Mai'],
  ['Ich bin am 12.03.1990 geboren', 'Dein Geburtstag: 12. März 1990'],
  ['Morgen habe ich Geburtstag!', 'Dein Geburtstag: 3. Dezember'],
  ['Mein Hund heißt Bruno.', 'Hund: Bruno'],
  ['meine Schwester Ana kommt', 'Schwester: Ana'],
  ['Meine Freundin heißt Lea', 'Freundin: Lea'],
  ['Ich habe eine Katze namens Mia', 'Katze: Mia'],
  ['Meine Kinder heißen Tom und Ida', 'Kinder: Tom und Ida'],
  ['Meine Lieblingsfarbe ist Grün', 'Am liebsten (farbe): Grün'],
  ['Ich liebe Ramen', 'Du liebst Ramen'],
  ['Ich mag Jazz sehr', 'Du magst Jazz'],
  ['Ich hasse Koriander', 'Du kannst Koriander nicht ausstehen'],
  ['Ich mag keine Pilze', 'Das magst du nicht: Pilze'],
  ['Ich mag Spinat überhaupt nicht', 'Das magst du nicht: Spinat'],
  ['Ich bin allergisch gegen Nüsse', 'Eine Allergie: Nüsse'],
];

const plans: StatedTable = [
  ['nächsten Freitag habe ich Prüfung', 'Prüfung: Freitag, 4. Dezember 2026'],
  ['Annas Hochzeit ist am Samstag.', 'Annas Hochzeit: Samstag, 5. Dezember 2026'],
  ['Am Samstag ist Annas Hochzeit!', 'Annas Hochzeit: Samstag, 5. Dezember 2026'],
  ['Mein Vorstellungsgespräch ist am 3. Mai', 'Vorstellungsgespräch: Montag, 3. Mai 2027'],
  ['Ich habe morgen einen Termin', 'Termin: Donnerstag, 3. Dezember 2026'],
  ['Meine Prüfung ist am 15.1.', 'Prüfung: Freitag, 15. Januar 2027'],
  ['Freitag nächste Woche habe ich eine Operation', 'Operation: Freitag, 11. Dezember 2026'],
  ['Ich fliege in zwei Wochen nach Rom', 'Nach Rom: Mittwoch, 16. Dezember 2026'],
];

const ends: StatedTable = [
  ['Ich mag keine Ramen mehr', 'Das magst du nicht mehr: Ramen'],
  ['ich mag ramen nicht mehr', 'Das magst du nicht mehr: ramen'],
  ['Früher mochte ich Techno', 'Das magst du nicht mehr: Techno'],
  ['Ich habe meinen Job gekündigt!', 'Du hast deine Arbeit nicht mehr'],
  ['Ich wurde entlassen.', 'Du hast deine Arbeit nicht mehr'],
  ['Ich arbeite nicht mehr bei Siemens', 'Du arbeitest nicht mehr bei Siemens'],
  ['Wir wohnen nicht mehr in Leipzig', 'Du wohnst nicht mehr hier: Leipzig'],
  ['Mein Hund Bruno ist gestern gestorben', 'Nicht mehr bei dir: Hund Bruno'],
  ['Wir haben keine Katze mehr', 'Nicht mehr bei dir: Katze'],
];

const statesNothing: StatedTable = [
  ['Heißt du Anna?'],
  ['Wohne ich in Leipzig?'],
  ['Wenn ich Arzt wäre'],
  ['Stell dir vor, ich bin Pilot.'],
  ['Ich heiße nicht Anna.'],
  ['Ich wohne nicht in Leipzig.'],
  ['Ich bin kein Lehrer.'],
  ['Ich bin 20 Minuten zu spät'],
  ['Sie sagte: „Ich wohne in Rom.“'],
  ['Er sagt, ich arbeite als Spion.'],
  ['Er heißt Tom.'],
  ['Meine Freundin wohnt in Köln.'],
  ['Ich liebe dich.'],
  ['Ich bin Arzt in diesem Rollenspiel'],
  ['Heute ist schönes Wetter'],
  ['Ich habe am Samstag Pizza gegessen'],
  ['Ich habe jeden Freitag Yoga'],
  ['Ich habe am Freitag keine Zeit'],
  ['Mein Leben ist so'],
  ['Das ist mein Hund'],
  ['Vielleicht ist meine Prüfung am Freitag'],
];

describe('German', () => {
  it.each([
    ['states facts', states],
    ['states plans with their days', plans],
    ['ends facts', ends],
    ['states nothing', statesNothing],
  ])('%s', (_, table) => {
    expect(readTable(table)).toEqual(table);
  });
});
