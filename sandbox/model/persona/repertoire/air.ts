/** What hangs over a talk after something weighty was said. */
export type Air = 'mourning' | 'worried' | 'hurt' | 'annoyed' | 'glad';

const airs: readonly (readonly [ids: RegExp, air: Air])[] = [
  [
    /^(?:loss|miscarriage|raised-me|eulogy|good-innings|was-to-see|hears-voice|anniversary-loss|gone|would-have|lost-patient)/,
    'mourning',
  ],
  [
    /^(?:fear|illness\.(?:serious|relative)|feels\.anxious|worry|what-if-bad|not-told-them|worried-parent|relative-ill|exam|interview|test-nervous|event\.(?:exam|interview))/,
    'worried',
  ],
  [
    /^(?:ending|feels\.(?:low|lonely|crying|angry|hurt)|sad|angry|grave|dumped|betrayed|humiliated|estranged|had-words|belittled|controlling|hates-everything|alone-again|crying-now|event\.(?:quarrel|boss|failed)|shit-day|doubt-self|puts-self-down|panic-after|quarrel)/,
    'hurt',
  ],
  [/^(?:wronged|rotten|neighbour-trouble|rude-stranger|stranger|humiliat)/, 'annoyed'],
  [
    /^(?:delighted|pet-new|joy|feels\.(?:joy|proud)|good-result|expecting|bursting|told-reaction|event\.(?:passed|job|good-news|won|baby|engaged|birthday)|birthday)/,
    'glad',
  ],
];

/** The air that a rule leaves behind, by its name without the language. */
export function airOf(id: string): Air | null {
  const name = id.replace(/^(?:fr|de|es|pt|en)\./, '');
  return airs.find(([ids]) => ids.test(name))?.[1] ?? null;
}

/** The pools of lines that keep a tone: what is said from one keeps it. */
export const poolsOfAir: readonly (readonly [pool: Air | 'bad' | 'good', air: Air])[] = [
  ['annoyed', 'annoyed'],
  ['bad', 'annoyed'],
  ['hurt', 'hurt'],
  ['worried', 'worried'],
  ['glad', 'glad'],
  ['good', 'glad'],
];
