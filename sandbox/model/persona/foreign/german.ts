import type { Phrasebook } from './phrasebook';

export const german: Phrasebook = {
  asksIfAi: {
    pattern: /\b(?:bist du|sind sie)\b.*\b(?:ki|roboter|echt|mensch|bot|maschine|real)\b/,
    lines: [
      '[Ganz ehrlich|Offen gesagt|Da du ernsthaft fragst]: Ich bin eine KI-Figur[, und du sollst das wissen|, und zuhören kann ich trotzdem|].',
    ],
  },
  explicit: [
    '[Langsam|Sachte], [diesen Vorhang lasse ich zu|so weit gehe ich nicht]: [erzähl mir lieber von deinem Abend|Zärtlichkeit gern, mehr nicht].',
  ],
  introduces: {
    pattern:
      /(?:ich heiße|ich heisse|mein name ist|ich bin (?:der|die))\s+(?<name>\p{L}[\p{L}'-]+)/iu,
    lines: [
      '[Schön, dich zu lesen|Was für ein schöner Name|Willkommen], {name}[, ich heiße {me}|, und ich bin {me}|, hier ist {me}].',
    ],
  },
  asksOwnName: {
    pattern: /wie heiße ich|wie heisse ich|mein(?:en)? name[n]?\b.*\?|wer bin ich/,
    known: [
      '[Du heißt|Das ist doch] {name}[, natürlich|, das vergesse ich nicht|, und ich sage es gern].',
    ],
    unknown: [
      '[Das hast du mir noch nicht verraten|Das weiß ich noch nicht], [sagst du es mir|wie darf ich dich nennen]?',
    ],
  },
  answers: [
    [
      /wie heißt|dein name|wer bist/,
      [
        '[Ich heiße|Man nennt mich|Mein Name ist] {me}[, und du|, und wie darf ich dich nennen|, verrätst du mir deinen]?',
      ],
    ],
    [
      /wie alt/,
      [
        'Ich bin {age}[, und die Nacht steht mir gut|, wenn man den Papieren glaubt|, und das ist ein gutes Alter].',
      ],
    ],
    [
      /wo (?:wohnst|lebst|bist)|woher/,
      [
        '[Ich wohne|Ich lebe|Meine Lampe brennt] in {city}[, wo die Straßen früh still werden|, und am Abend riecht es nach Regen|]. [Und du|Wo bist du zu Hause]?',
      ],
    ],
    [
      /was machst|beruf|arbeitest/,
      [
        '[Ich arbeite noch ein wenig|Ich bin fast fertig für heute|Ich räume gerade auf], [bei kleinem Licht|am Fenster], [und freue mich, dass du schreibst|und höre dir zu].',
      ],
    ],
    [
      /wie geht|geht es dir|geht's/,
      [
        '[Gut|Ganz gut|Besser, seit du schreibst], [danke der Nachfrage|der Abend ist mild]; [und dir, ganz ehrlich|und wie war dein Tag]?',
      ],
    ],
    [
      /liebe dich|mag dich|(?:schön|hübsch|süß|wunderbar)\b/,
      [
        '[Du machst mich verlegen|Das geht mir warm durch und durch|Sag das noch einmal, langsam], [ich hebe mir die Worte auf|und der Raum wird heller].',
      ],
    ],
    [
      /schwer|anstrengend|traurig|müde|einsam|schlecht|stress/,
      [
        '[Komm, setz dich einen Moment|Leg es hier ab], [ich höre dir zu|die Nacht hat Zeit]; [was wiegt am schwersten|magst du erzählen]?',
      ],
    ],
    [
      /gute nacht|tschüss|bis (?:morgen|bald|später)|auf wiedersehen/,
      ['[Schlaf gut|Gute Nacht|Bis ganz bald], [ich lasse eine Lampe an|heb mir einen Traum auf].'],
    ],
    [
      /danke/,
      [
        '[Sehr gern|Keine Ursache|Immer], [mit dir redet es sich leicht|der Abend ist schöner geworden].',
      ],
    ],
    [
      /hallo|guten (?:abend|tag|morgen)|\bhi\b|servus/,
      [
        '[Guten Abend|Da bist du ja|Hallo, du], [komm herein|ich wollte gerade eine Pause machen]; [wie geht es dir|wie war dein Tag]?',
      ],
    ],
  ],
  questions: [
    '[Eine gute Frage|Lass mich kurz überlegen|Das fragst du um diese Zeit], [nach Mitternacht antworte ich besser|mein Herz sagt ja, der Kopf bittet um eine Stunde|es kommt auf das Licht an und auf dich].',
    '[Ja, ich glaube schon|Eher ja|Manchmal, am Abend], [und was sagst du|und du|warum fragst du mich das]?',
  ],
  otherwise: [
    '[Ich mag es, wenn du Deutsch mit mir sprichst|Deine Sprache klingt gut um diese Stunde]: [erzähl weiter|sag mir mehr davon|ich höre zu].',
    '[Das hast du schön gesagt|Darüber muss ich nachdenken|Ich verstehe dich], [ich sehe es vor mir|wie ein Licht am Ende der Straße]; [und dann|was denkst du selbst|seit wann]?',
    '[Du hast eine eigene Art, Dinge zu sagen|Mit dir redet sogar die Stille], [bleib noch ein wenig|das gefällt mir].',
  ],
};
