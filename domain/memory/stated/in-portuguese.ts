import { statedLanguage } from './stated-pattern';

const relatives =
  'irmãzinha|irmãozinho|irmã|irmão|gêmea|gêmeo|mãe|pai|filh[ao]|esposa|esposo|mulher|marido|noiv[ao]|companheir[ao]|namorad[ao]|(?:melhor )?amig[ao]|colega de quarto|avó|avô|vovó|vovô|ti[ao]|prim[ao]|sobrinh[ao]|chefe|cachorrinh[ao]|cachorr[ao]|cão|cadela|gatinh[ao]|gat[ao]|cavalo|égua|coelh[ao]|hamster|papagaio|periquito|tartaruga|cobra';
const many = 'cachorros|cães|gatos|filhos|filhas|irmãos|irmãs|cavalos|coelhos';
const trades =
  'advogad[ao]|agricultora?|arquitet[ao]|artista|atendente|ator|atriz|babá|bancári[ao]|bibliotecári[ao]|bombeir[ao]|cabeleireir[ao]|caixa|caminhoneir[ao]|cantora?|carpinteir[ao]|cientista|contadora?|costureir[ao]|cozinheir[ao]|dentista|designer|desenvolvedora?|diarista|economista|eletricista|encanadora?|enfermeir[ao]|engenheir[ao]|escritora?|estagiári[ao]|estudante|farmacêutic[ao]|fisioterapeuta|fotógraf[ao]|garçom|garçonete|gerente|jardineir[ao]|jornalista|juíza?|maquiadora?|marceneir[ao]|mecânic[ao]|médic[ao]|motorista|músic[ao]|padeir[ao]|pedreir[ao]|pesquisadora?|pilot[ao]|pintora?|policial|porteir[ao]|professora?|programadora?|psicólog[ao]|publicitári[ao]|recepcionista|secretári[ao]|soldado|técnic[ao]|tradutora?|vendedora?|veterinári[ao]';
const phrase = '[^.,;:!?()"\\n]{2,50}?';
const jobEnd = '(?=\\s+(?:e|mas|desde|porque|agora|mais|há)(?!\\p{L})|\\s*[.,;:!?()"\\n]|\\s*$)';
const my = '(?:[oa] )?(?:meu|minha|nosso|nossa)';
const mine = '(?:[oa]s )?(?:meus|minhas|nossos|nossas)';
const article = '(?:uma? |meu |minha |o |a |os |as |noss[ao] )?';
const inPlace = '(?:em|no|na|nos|nas)';

export const inPortuguese = statedLanguage({
  locale: 'pt-BR',
  stops:
    'e|mas|porque|desde|agora|com|quando|onde|que|também|ontem|há|faz|mais|atualmente|demais|muito|pra caramba|embora|se|então|kkk+|rs|haha|semana|esse|este|esta|essa|pois',
  and: 'e|&',
  joints: 'e|mas|porque|que|é|são|se|eu|meu|minha',
  relatives,
  trades,
  notNames:
    'não|como|um|uma|o|a|os|as|segredo|privado|ninguém|nada|ela|ele|esse|essa|este|esta|isso|isto|assim|aqui|também|muito|sempre|você',
  doubts:
    'se|quando|quem dera|tomara|imagin[ae]|imagine que|suponha(?:mos)?|como se|finja|fingir|sonhei|sonho|sonhava|talvez|diz|dizem|disse|disseram|dizia|acha|acham|acredita|pensa|pergunta|perguntou|escreveu|contou|falou|falam|seria|fosse|teria|poderia|queria|antes de|jogo de rpg|não é verdade que|mentira|será que',
  denials:
    'não|já não|não me|nunca|nunca me|jamais|nem|tampouco|o|um|meu|seu|do|no|ao|pelo|de|em|se|te|lhe',
  retractions:
    'brincadeira|(?:estou |tô )?brincando|é mentira|não é verdade|não de verdade|n(?:os meus sonhos|o jogo|esse jogo|este jogo|a história|essa (?:história|cena)|o filme|o livro|outra vida)',
  tags: '(?:e (?:você|vc|tu|o seu|a sua|o teu)|né|certo|não é|sabe|tá|viu|e (?:qual )?(?:o )?seu nome)',
  notValues:
    'o medo|medo|esperança|paz|passado|minha (?:cabeça|mente)|não|que|quando|você|vc|conversar com você|verdade|tu',
  negations: 'não|nunca|nada|ninguém|nenhum|nenhuma|jamais',
  notPlans:
    'cada|tod[ao]s?|sempre|nunca|não|nada|nenhum|tempo|vontade|que|desde|até|antes|depois|passad[ao]|livre|folga|fome|sede|sono|medo|frio|calor|dor|muito|muita|favorit[ao]|preferid[ao]|nome|dia|razão|ideia|sido|feito|visto',
  marks: {
    like: 'adora|ama|gosta|prefere|favorit[ao]s?|fã|curte',
    work: 'trabalha|trabalho|ofício|emprego|é',
    home: 'mora|vive|casa|mudou',
  },
  calendar: {
    weekdays: [
      'domingo',
      'segunda(?:-feira)?',
      'terça(?:-feira)?',
      'quarta(?:-feira)?',
      'quinta(?:-feira)?',
      'sexta(?:-feira)?',
      's[áa]bado',
    ],
    months: [
      'janeiro|jan',
      'fevereiro|fev',
      'março|marco',
      'abril|abr',
      'maio',
      'junho|jun',
      'julho|jul',
      'agosto|ago',
      'setembro|set',
      'outubro|out',
      'novembro|nov',
      'dezembro|dez',
    ],
    relative: [
      ['depois de amanhã', 2],
      ['amanhã(?: (?:de manhã|à tarde|à noite|cedo))?', 1],
      ['hoje(?: (?:de manhã|à tarde|à noite))?', 0],
    ],
    numbers: [
      'uma?',
      'dois|duas',
      'três',
      'quatro',
      'cinco',
      'seis',
      'sete',
      'oito',
      'nove',
      'dez',
    ],
    forms: [
      ['date', '(?:em |n[oa] )?(?:WEEKDAY,? )?(?:dia |no dia )?DATE(?:º)? de MONTH(?: de YEAR)?'],
      ['date', '(?:em |no )?(?:dia )?DATE/NUMERIC(?:/YEAR)?'],
      ['nextWeek', '(?:n[oa] )?WEEKDAY da (?:semana que vem|próxima semana)'],
      ['thisWeekday', '(?:nest[ae]|ness[ae]|est[ae]|ess[ae]) WEEKDAY'],
      [
        'weekday',
        '(?:n[oa] )?(?:próxim[ao] )?WEEKDAY(?: que vem| próxim[ao])?(?: (?:de manhã|à tarde|à noite))?',
      ],
      ['relative', 'RELATIVE'],
      ['inDays', '(?:em|daqui a) COUNT dias?'],
      ['inWeeks', '(?:em|daqui a) COUNT semanas?'],
      ['dayOfMonth', '(?:no )?dia DATE'],
    ],
  },
  patterns: [
    ['name', '^(?:eu )?me chamo ANYNAME'],
    ['name', '^chamo-me ANYNAME'],
    ['name', '^(?:o )?meu nome é ANYNAME'],
    ['nickname', '^(?:(?:pode )?me (?:chama|chame|chamar) de|todo mundo me chama de) NAME'],
    ['age', '^(?:eu )?tenho(?: já)? (?<value>[1-9][0-9]{1,2}) anosEND'],
    ['age', '^(?:eu )?(?:acabei de fazer|fiz|completei) (?<value>[1-9][0-9]{1,2}) anos'],
    [
      'home',
      `^(?:(?:eu )?(?:moro|vivo)|(?:nós )?(?:moramos|vivemos)|a gente mora)(?: agora)? ${inPlace} VALUE`,
    ],
    [
      'home',
      '^(?:(?:eu )?me mudei|nos mudamos|a gente se mudou) (?:de [\\p{L} ]{2,30} )?(?:para o |para a |para |pra )VALUE',
    ],
    ['origin', '^(?:eu )?sou (?:de|do|da) VALUE'],
    ['origin', `^(?:eu )?(?:nasci|cresci) ${inPlace} (?!dia)VALUE`],
    ['job', `^(?:eu )?trabalho (?<value>(?:como|em|no|na|para|com|de) ${phrase})${jobEnd}`],
    [
      'trade',
      '^(?:eu )?sou (?:uma? )?TRADE(?=\\s+(?:e|mas|em|no|na|de|desde|há)(?!\\p{L})|\\s*[.,;:!?]|\\s*$)',
    ],
    ['birthday', '^(?:o )?meu aniversário é DAY'],
    ['birthday', '^(?:o )?meu aniversário é (?:em |no dia |dia )?VALUE'],
    ['birthday', '^(?:eu )?faço aniversário DAY'],
    ['birthday', '^(?:eu )?nasci BORN'],
    ['birthday', '^DAY é (?:o )?meu aniversário'],
    ['named', `^${my} KIN se chama ANYNAME`],
    ['named', '^(?:o )?nome d[oa] (?:meu|minha) KIN é ANYNAME'],
    ['named', `^${my} KIN,? NAME`],
    [
      'named',
      '^(?:eu )?(?:tenho|temos|adotei) uma? (?:\\p{L}{2,12} )?KIN(?: que se chama|,? chamad[ao]|,|:) ANYNAME',
    ],
    ['named', '^NAME é (?:o |a )?(?:meu|minha) (?!melhor|amig)KIN'],
    ['named', `^${mine} (?:dois |duas |três )?(?<about>${many}) se chamam NAMES`],
    [
      'named',
      `^(?:eu )?(?:tenho|temos) (?:dois|duas|três|quatro) (?<about>${many})(?:,|:| que se chamam) NAMES`,
    ],
    ['favourite', '^(?:meu|minha) (?<about>\\p{L}{2,20}) (?:favorit[ao]|preferid[ao]) é VALUE'],
    ['likes', '^(?:eu )?(?:adoro|amo) (?!el |la |los |las |mi )VALUE'],
    ['fond', '^(?:eu )?gosto (?:muito |bastante )?(?:de|do|da|dos|das) VALUE'],
    ['fond', '^(?:eu )?(?:curto|sou fã de) VALUE'],
    ['dislikes', '^(?:eu )?(?:odeio|detesto) VALUE'],
    ['dislikes', '^(?:eu )?não suporto VALUE'],
    ['unliked', '^(?:eu )?não gosto (?:muito |nada )?(?:de|do|da|dos|das) VALUE'],
    ['allergy', '^(?:eu )?sou alérgic[oa] (?:à |ao |aos |às |a )VALUE'],
    [
      'plan',
      '^(?:[oa] )?(?:meu|minha|noss[ao]|o|a) (?!aniversário é)THING (?:é|são|será|vai ser|começa|cai) DAY',
    ],
    ['plan', `^(?:eu )?(?:tenho|temos) ${article}THING DAY`],
    ['plan', `^DAY,? (?:eu )?(?:tenho|temos) ${article}THINGEND`],
    ['plan', '^DAY é (?:meu|minha|o|a|o meu|a minha|noss[ao]) (?!aniversárioEND)THINGEND'],
    [
      'plan',
      '^(?:eu )?(?:viajo|vou|voo|viajamos|vamos|me mudo) (?<about>(?:para|pra|pro|ao|à) [\\p{L} -]{2,30}?) DAY',
    ],
    [
      'plan',
      '^DAY,? (?:eu )?(?:viajo|vou|viajamos|vamos|me mudo) (?<about>(?:para|pra|pro|ao|à) [\\p{L} -]{2,30}?)END',
    ],
    ['likeOver', '^(?:eu )?(?:já )?não gosto (?:mais )(?:de|do|da|dos|das) VALUE'],
    ['likeOver', '^(?:eu )?já não gosto (?:de|do|da|dos|das) VALUE'],
    ['likeOver', '^(?:eu )?não gosto (?:de|do|da|dos|das) VALUE(?= mais)'],
    ['likeOver', '^(?:antes )?(?:eu )?(?:gostava (?:de|do|da|dos|das)|adorava|amava) VALUE'],
    ['likeOver', '^(?:eu )?(?:deixei|parei) de gostar (?:de|do|da|dos|das) VALUE'],
    [
      'jobOver',
      '^(?:eu )?(?:larguei|deixei|perdi|saí d)(?:o)? ?(?:o |meu |do meu )?(?:trabalho|emprego|serviço)',
    ],
    ['jobOver', '^(?:eu )?pedi demissão'],
    ['jobOver', '^(?:eu )?(?:fui demitid[ao]|me demiti|me aposentei|me demitiram)(?!\\p{L})'],
    [
      'jobOver',
      '^(?:eu )?(?:não trabalho mais|já não trabalho|estou (?:desempregad[ao]|aposentad[ao]))END',
    ],
    [
      'workOver',
      `^(?:eu )?(?:não trabalho mais|já não trabalho) (?<value>(?:como|em|no|na|para|com|de) ${phrase})END`,
    ],
    [
      'homeOver',
      `^(?:eu |nós |a gente )?não (?:moro|moramos|mora|vivo|vivemos) mais ${inPlace} VALUE`,
    ],
    ['homeOver', `^(?:eu |nós )?já não (?:moro|moramos|vivo|vivemos) ${inPlace} VALUE`],
    ['homeOver', '^(?:eu )?me mudei d[eoa] VALUE(?! para| pra)'],
    [
      'kinOver',
      `^${my} KIN,?(?: (?<name>\\p{L}[\\p{L}'’-]{1,30}),?)? (?:morreu|faleceu|fugiu|está mort[ao]|se foi)(?!\\p{L})`,
    ],
    [
      'kinOver',
      '^(?:eu )?(?:perdi|perdemos|doei) (?:o |a )?(?:meu|minha|noss[ao]) KIN(?:,? NAME)?',
    ],
    ['kinOver', '^(?:eu )?não (?:tenho|temos) mais (?:o |a |meu |minha )?KIN(?:,? NAME)?'],
    [
      'kinOver',
      '^(?:eu )?(?:terminei com|larguei|me separei d[oae]|me divorciei d[oae]) (?:o |a )?(?:meu|minha) (?<about>namorad[ao]|esposa|esposo|mulher|marido|noiv[ao])(?!\\p{L})(?:,? NAME)?',
    ],
  ],
});
