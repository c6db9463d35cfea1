type Unit = readonly [words: string, size: number];

/** Kinds of quantities, by the words of five languages, in metres, kilograms, litres and seconds. */
const quantities: readonly (readonly Unit[])[] = [
  [
    ['light ?years?|années?-lumière|lichtjahren?|años luz|anos-luz|anos luz', 9.4607e15],
    ['kilomet(?:er|re)s?|kilomètres?|kilómetros?|quilômetros?|kms?', 1000],
    ['miles?|meilen?|millas?|milhas?', 1609.344],
    ['centimet(?:er|re)s?|cms?', 0.01],
    ['met(?:er|re)s?|mètres?|metros?|m', 1],
    ['feet|foot|ft', 0.3048],
    ['inch(?:es)?|zoll|pouces?', 0.0254],
  ],
  [
    ['kilos?|kilogramm?e?s?|kgs?', 1],
    ['pounds?|lbs?|pfund', 0.45359237],
    ['stones?|st', 6.35029318],
    ['gramm?e?s?|g', 0.001],
    ['ounces?|oz', 0.028349523125],
  ],
  [
    ['seconds?|sekunden?|secondes?|segundos?', 1],
    ['minutes?|minuten?|minutos?', 60],
    ['hours?|stunden?|heures?|horas?', 3600],
    ['days?|tagen?|tage|jours?|días?|dias?', 86_400],
    ['weeks?|wochen?|semaines?|semanas?', 604_800],
  ],
];
const figure = String.raw`(\d{1,9}(?:[.,]\d{1,3})?)`;
const joins = '(?:in|to|into|en|auf|sind|em|are|is|make|font|son|são)';

/** 'What are 5 miles in km?': the quantity in the other unit; null where no unit is asked for. */
export function converted(plain: string): { value: number; unit: string } | null {
  for (const units of quantities) {
    for (const [words, size] of units) {
      const given = new RegExp(String.raw`${figure} ?(?:${words})(?![\p{L}])(.{0,30})`, 'u').exec(
        plain,
      );
      if (!given) continue;
      for (const [other, otherSize] of units) {
        if (other === words) continue;
        const wanted =
          new RegExp(String.raw`^ ?${joins} (${other})(?![\p{L}])`, 'u').exec(given[2] ?? '') ??
          new RegExp(
            String.raw`(?:how many|combien de|wie viele?|cuánt[oa]s|quant[oa]s) (${other})(?![\p{L}])`,
            'u',
          ).exec(plain);
        if (!wanted) continue;
        const amount = Number((given[1] ?? '').replace(',', '.'));
        return { value: (amount * size) / otherSize, unit: wanted[1] ?? '' };
      }
    }
  }
  return null;
}

const span =
  '(day|week|month|year|jour|semaine|mois|an|tag|woche|monat|jahr|día|semana|mes|año|dia|mês|ano)';
const rate = new RegExp(
  String.raw`${figure}(?: ?[€£$]| euros?| quid| pounds?| kilos?| kg| reais)? (?:an?|per|each|every|par|pro|por|a la|al|die|in der|im|jede[ns]?|cada|chaque) ${span}(?!\p{L})`,
  'u',
);
const asksHowLong =
  /how long|how many (?:days|weeks|months|years)|combien de (?:temps|jours|semaines|mois)|wie lang|wie viele (?:tage|wochen|monate)|cuánto tiempo|cuánt[oa]s (?:días|semanas|meses)|quanto tempo|quant[oa]s (?:dias|semanas|meses)/;

/** 'Saving 35 a week, how long until 500?': how many of the spans; null where no such thing is asked. */
export function howManySpans(plain: string): { count: number; span: string } | null {
  const given = asksHowLong.test(plain) ? rate.exec(plain) : null;
  if (!given) return null;
  const step = Number((given[1] ?? '').replace(',', '.'));
  const rest = plain.replace(given[0], ' ');
  const goal = /\d{1,9}(?:[.,]\d{1,2})?/.exec(rest)?.[0];
  if (goal === undefined || step === 0) return null;
  return { count: Math.ceil(Number(goal.replace(',', '.')) / step), span: given[2] ?? '' };
}
