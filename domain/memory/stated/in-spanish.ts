import { statedPatterns } from './stated-pattern';

const relatives =
  'hermana|hermano|madre|mamá|padre|papá|hijo|hija|mujer|marido|pareja|novia|novio|mejor amiga|mejor amigo|perro|perra|gato|gata|caballo|conejo';

export const inSpanish = statedPatterns({
  stops: 'y|e|pero|porque|desde|ahora|con|cuando|donde|que|también|ayer|hace',
  patterns: [
    ['name', '^[Mm]e llamo NAME'],
    ['name', '^[Mm]i nombre es NAME'],
    ['nickname', '^[Ll]lámame NAME'],
    ['home', '^(?:[Yy]o )?(?:[Aa]hora )?[Vv]ivo en VALUE'],
    ['home', '^[Mm]e (?:mudé|he mudado|acabo de mudar) a VALUE'],
    ['origin', '^[Ss]oy de VALUE'],
    [
      'job',
      '^[Tt]rabajo (?<value>(?:como|de|en|para) [^.,;:!?()"\\n]{2,50}?)(?=\\s+(?:y|pero|desde)(?!\\p{L})|\\s*[.,;:!?()"\\n]|\\s*$)',
    ],
    ['birthday', '^[Mm]i cumpleaños es el VALUE'],
    ['named', `^[Mm]i (?<about>${relatives}) se llama NAME`],
    ['named', `^[Mm]i (?<about>${relatives}),? NAME`],
    ['likes', '^[Mm]e encantan? VALUE'],
    ['dislikes', '^(?:[Oo]dio|[Dd]etesto) VALUE'],
    ['allergy', '^[Ss]oy alérgic[oa] (?:a la |a los |a las |al |a )VALUE'],
  ],
});
