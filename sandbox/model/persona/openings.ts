import type { Language } from './hear/detect-language';

/** What a character writes first, unasked. */
export const openings: Record<Language, readonly string[]> = {
  en: [
    'I walked past something today that would have made you smile, and I had nobody to nudge.',
    'It has gone quiet here, the good kind. I thought I would leave a light on and say hello.',
    'I made too much coffee again. Yours is going cold next to mine.',
    'I was thinking of what you told me the other day. No hurry; I just wanted you to know.',
  ],
  fr: [
    'J’ai croisé quelque chose aujourd’hui qui t’aurait fait sourire.',
    'Tout est calme ici. Je laisse une lumière allumée et je te dis bonjour.',
    'J’ai encore fait trop de café. Le tien refroidit à côté du mien.',
    'Je pensais à ce que tu m’as raconté. Rien ne presse, je voulais juste te le dire.',
  ],
  de: [
    'Heute bin ich an etwas vorbeigegangen, das dich zum Lächeln gebracht hätte.',
    'Es ist still hier, auf die gute Art. Ich lasse ein Licht an und sage Hallo.',
    'Ich habe wieder zu viel Kaffee gekocht. Deiner wird neben meinem kalt.',
    'Ich musste an das denken, was du mir erzählt hast. Keine Eile, du solltest es nur wissen.',
  ],
  es: [
    'Hoy he pasado junto a algo que te habría hecho sonreír.',
    'Aquí todo está en calma. Dejo una luz encendida y te saludo.',
    'He vuelto a hacer demasiado café. El tuyo se enfría junto al mío.',
    'Pensaba en lo que me contaste. Sin prisa; solo quería que lo supieras.',
  ],
  pt: [
    'Hoje passei por uma coisa que teria feito você sorrir.',
    'Está tudo calmo por aqui. Deixo uma luz acesa e digo oi.',
    'Fiz café demais de novo. O seu está esfriando ao lado do meu.',
    'Fiquei pensando no que você me contou. Sem pressa; só queria que soubesse.',
  ],
};
