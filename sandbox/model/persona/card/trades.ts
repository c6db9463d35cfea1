const words = {
  music:
    /pianist|piano|cell|music|singer|sing|dj|composer|sound|radio|violin|drum|guitar|jazz|choir|busker/i,
  stage: /danc|actress|actor|stage|puppet|theatre|circus|comedian|performer|dubbing|clown|idol/i,
  picture:
    /photo|film|cartoon|paint|illustrat|camera|design|typeface|animator|editor|tattoo|couturier|fashion|make-up/i,
  words:
    /writ|novel|poet|journalis|critic|librar|translat|book|letter|author|archiv|teacher|historian/i,
  food: /chef|cook|bak|barista|sommelier|bartend|waiter|coffee|restaurant|patiss|confection/i,
  care: /nurse|doctor|vet|paramedic|pharmac|midwife|therap|dispatch|firefight|mountain rescue|lifeguard|hut|physio|care/i,
  travel: /pilot|captain|sail|ferry|train|driver|courier|post|flight|ship|diver|rider|bus/i,
  nature:
    /astronom|garden|florist|flower|forecast|cartograph|biolog|botan|farmer|beekeep|lighthouse|geolog|ranger|weather|planet|marine/i,
  order:
    /lawyer|engineer|architect|account|police|detective|judge|secretar|agent|bridge|interior|bank|manager|program/i,
  craft:
    /ceram|glass|clock|restor|bind|weav|smith|carpent|boatbuild|frame|perfum|print|repair|mechanic|maker|tailor|build|keeper/i,
} as const;

type Trade = keyof typeof words | 'any';

/** Returns the kind of life that an occupation brings with it. */
export function tradeOf(occupation: string | null): Trade {
  const trades = Object.keys(words) as (keyof typeof words)[];
  return trades.find((trade) => words[trade].test(occupation ?? '')) ?? 'any';
}
