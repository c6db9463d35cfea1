import { statedPatterns } from './stated-pattern';

const relatives =
  'irmã|irmão|mãe|pai|filho|filha|esposa|mulher|marido|companheira|companheiro|namorada|namorado|melhor amiga|melhor amigo|cachorro|cachorra|cão|gato|gata|cavalo|coelho';

export const inPortuguese = statedPatterns({
  stops: 'e|mas|porque|desde|agora|com|quando|onde|que|também|ontem|há|faz',
  patterns: [
    ['name', '^(?:[Ee]u )?[Mm]e chamo NAME'],
    ['name', '^[Cc]hamo-me NAME'],
    ['name', '^[Mm]eu nome é NAME'],
    ['nickname', '^[Mm]e chama de NAME'],
    ['home', '^(?:[Ee]u )?(?:[Mm]oro|[Vv]ivo)(?: agora)? (?:em|no|na|nos|nas) VALUE'],
    ['home', '^(?:[Ee]u )?[Mm]e mudei (?:para o |para a |para |pra )VALUE'],
    ['origin', '^(?:[Ee]u )?[Ss]ou (?:de|do|da) VALUE'],
    [
      'job',
      '^(?:[Ee]u )?[Tt]rabalho (?<value>(?:como|em|no|na|para) [^.,;:!?()"\\n]{2,50}?)(?=\\s+(?:e|mas|desde)(?!\\p{L})|\\s*[.,;:!?()"\\n]|\\s*$)',
    ],
    ['birthday', '^[Mm]eu aniversário é (?:em |no dia |dia )?VALUE'],
    ['named', `^(?:[OoAa] )?[Mm](?:eu|inha) (?<about>${relatives}) se chama NAME`],
    ['named', `^(?:[OoAa] )?[Mm](?:eu|inha) (?<about>${relatives}),? NAME`],
    ['likes', '^(?:[Ee]u )?[Aa]doro VALUE'],
    ['dislikes', '^(?:[Ee]u )?(?:[Oo]deio|[Dd]etesto) VALUE'],
    ['allergy', '^(?:[Ee]u )?[Ss]ou alérgic[oa] (?:à |ao |a )VALUE'],
  ],
});
