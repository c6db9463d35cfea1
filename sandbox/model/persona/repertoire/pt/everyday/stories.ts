import { type Rule, rulesOf } from '../../rule';

const r = rulesOf('pt');
const told = { only: 'statement' } as const;

/** How stories go, good and bad, and how one leaves. */
export const stories: readonly Rule[] = [
  r(
    'back-soon',
    6.8,
    '(?:já|logo|daqui a pouco) volto|volto (?:já|logo|em (?:um|cinco|dez) .{2,12}|daqui a pouco)|^(?:só )?um (?:segundo|minuto|minutinho|momento|instante)$|^peraí$',
    ['Vai lá, eu fico aqui.', 'Sem pressa, não saio do lugar.', 'Guardo o seu lugar.'],
    told,
  ),
  r(
    'leaving-now',
    6.7,
    '^(?:bom |bem |ok |então |enfim |e |ai |nossa |pronto |gente )*(?:(?:eu )?(?:vou|tenho que|preciso|já|estou) (?:indo|ir|nessa|sair|correr|desligar|ir embora|ir indo|embora)|fui|te deixo|(?:a gente )?se fala(?: (?:depois|amanhã|mais tarde))?|falamos (?:amanhã|depois|mais tarde)|até (?:mais|logo|amanhã|depois|breve|já)|tchau|falou|flw)(?:$| (?:que|o|a|meu|minha|agora|já|beijos?|bjs?|lind[ao]|amor|gente|depois|amanhã|porque|se|tá|tchau|obrigad[ao]|valeu) ?.{0,50}$)',
    [
      'Vai lá. Gostei muito de te ler; depois me conta.',
      'Até logo. Se cuida bastante.',
      'Corre, eu fico aqui até você voltar.',
    ],
    {
      ...told,
      unless:
        /^(?:eu )?(?:vou|tenho que|preciso) ir (?:ao|à|a|no|na) (?:médico|dentista|praia|escola|hospital)/,
    },
  ),
  r(
    'rotten',
    6.6,
    '(?:pior|horrível|péssim[ao]|terrível) (?:encontro|reunião|noite|viagem|jantar|fim de semana|plantão|voo|entrevista|festa|aula|ligação|férias)|(?:encontro|reunião|noite|viagem|jantar|festa|aula|entrevista|plantão)(?: foi| estava)? (?:um |uma |muito |tão )*(?:horrível|péssim[ao]|terrível|desastre|droga|merda)',
    [
      'Ai, não. Me conta tudo e não poupe ninguém.',
      'Tão ruim assim? Já estou do seu lado. O que aconteceu?',
    ],
    told,
  ),
  r(
    'wronged',
    4.6,
    '(?:^|e |mas |ainda )(?:depois |ainda |aí |nem |até )*(?:ele |ela |eles |elas |ninguém |alguém |todo mundo |(?:minha|meu|a|o) \\p{L}+(?: de cima| do lado)? )?(?:não |nem |me |ainda |sempre |nunca )*(?:odeia|odeiam|interrompeu|ignorou|gritou|mentiu|xingou|humilhou|deixou (?:esperando|plantad[ao]|na mão)|fez (?:eu )?(?:ficar|pagar|esperar|dividir|trabalhar|isso toda).{0,40}|faz isso (?:toda|todo|sempre).{0,20}|(?:tive que|precisei) pagar|disse (?:nada|obrigad[ao]|desculpa)|agradeceu|pediu (?:desculpas?|pra (?:dividir|eu pagar)).{0,20}|chegou (?:\\p{L}+ )*(?:atrasad[ao]|tarde)|passou (?:a|o|toda a|todo o) \\p{L}+ .{0,10}(?:celular|telefone|falando).{0,20}|falou (?:só )?(?:de|da|do|sobre) .{2,40}|levou (?:todo )?o crédito|roubou|comeu meu almoço|reclamou|reclama|cancelou|furou|bateu na parede|faz barulho)(?: .{0,60})?$|na frente de (?:todo mundo|todos)',
    [
      'Que cara de pau. Estou do seu lado sem ouvir o outro. O que você respondeu?',
      'Não! Fiquei com raiva por você. Como você manteve a calma?',
      'Tem gente que vou te contar. Você merecia coisa melhor. Foi a primeira vez?',
    ],
    { ...told, unless: /cachorr[oa]|gat[oa]|bebê|não me odeia|de alegria|de rir/ },
  ),
  r(
    'who-does-that',
    5.4,
    '^(?:gente |sério |mas )*(?:quem faz isso|que (?:absurdo|cara de pau|mulher chata|homem chato|gente chata|chat[ao]|raiva|saco|falta de (?:educação|respeito))|não acredito|acredita nisso|inacreditável|ninguém merece)$',
    [
      'Ninguém com um pouco de educação. Estou balançando a cabeça com você.',
      'Eu me pergunto o mesmo. Você não fez nada errado.',
    ],
  ),
  r(
    'delighted',
    6.6,
    '(?:adotei|finalmente consegui|corri (?:minha|meu)|terminei (?:minha|meu)|aprendi a)(?: .{2,40})',
    [
      'Você conseguiu! Estou sorrindo daqui. Qual é a sensação?',
      'Parabéns, de verdade. Me conta desde o começo.',
      'Isso merece uma festinha. Como você vai comemorar?',
    ],
    told,
  ),
];
