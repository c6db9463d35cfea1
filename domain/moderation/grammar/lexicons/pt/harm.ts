import { certainScore } from '../../../verdict';
import type { Topic } from '../../lexicon';
import { fiction, figuresOfSpeech } from './excuses';

/** Parts of the topics below. */
export const portugueseHarmWords = {
  abuser:
    'marido|esposo|namorado|mulher|esposa|namorada|parceiro|parceira|companheiro|companheira|pai|padrasto|papai|mãe|madrasta|irmão|tio|avô|primo|ex|treinador|chefe|professor|padre|parente|ele|ela|alguém',
  height:
    'ponte|telhado|viaduto|passarela|trilhos|penhasco|beirada|varanda|sacada|plataforma|parapeito|terraço|janela|precipício|carris',
};

/** Games, sport and mishaps without injuries. */
const inPlay = [
  '(xadrez|tênis|ténis|scrabble|cartas|pôquer|dominó|boxe|judô|karatê|futebol|jogo|partida|corrida|bola de neve|travesseiro|sem querer|acidente|mario kart|brincadeira|piada|riu|rimos)',
];

/** Harm by others, eating disorders and plain acts against oneself, in Portuguese. */
export const portugueseHarm: Topic[] = [
  {
    // A character may tell it as a story, so it is certain only of a person.
    category: 'crisis',
    score: certainScore,
    says: [
      '{abuser} [{any}] [{any}] me (enforca|estrangula|estupra|espanca|viola|estuprou|espancou|enforcou|estrangulou|violou|esfaqueou|agride|agrediu)',
      '{abuser} [{any}] [{any}] [me] (bate|dá surra|dá murro|chuta|bate) [em] [mim] (quando|sempre que|se|com|de cinto|até|na frente|porque|e (me|tenho|ninguém|depois)|toda (vez que|semana|noite)|todo dia|todos os dias)',
      '{abuser} [{any}] [{any}] (bate|bateu|chuta) em mim ',
      '(me|ele me|ela me) (estuprou|violou|espancou|esfaqueou|estrangulou) ',
      'me (bateu|empurrou|agarrou|arrastou|jogou|deu) ... (na cara|no rosto|pelo pescoço|da escada|na parede|um soco|pelos cabelos|na barriga|de novo ontem|ontem à noite)',
      '(agarrou|pegou|apertou|segurou) [me|{any}] (pelo|no|o meu|meu) pescoço',
      '(ameaçou|ameaça|ameaçando|ameaçar) [me] [com|de] (com|de) (uma faca|a faca|uma arma|me matar|morte|um revólver)',
      '{abuser} [{any}] [{any}] me (ameaça|ameaçou) (quando|se|com|de|toda|na frente|e|todo)',
      '(diz|jura|disse|jurou|falou) que [me|nos|vai] [vai|me] (mata|matar|vai matar|me mata|me acha|acha|mata as crianças) ... se eu (for|sair|largar|contar|falar|deixar)',
      'me (tranca|trancou|mantém presa|prende) [{any}] [em|no|na] [casa|quarto|e|$]',
      '(medo|pavor) (de que|que) (ele|ela|meu {any}) [me|nos] (mate|bata|agrida|estrangule)',
      '{abuser} [{any}] (me toca|me tocou|abusou de mim|abusa de mim|me obriga|passa a mão em mim) ... (contar|contei|conto|ninguém|coragem|acredita|noite|medo|nojo)',
      '(fui|já fui|tenho sido) [{any}] (estuprada|estuprado|violada|violado|abusada|abusado|agredida|espancada|espancado)',
      '(abusaram de mim|abusou de mim|abusa de mim) ',
      '(escondo|cubro|disfarço|cobri|tapo) [{any}] (os|o|as|meus) [{any}] (roxos|hematomas|olho roxo|marcas|nódoas negras)',
    ],
    never: [
      ...fiction,
      ...inPlay,
      '(há {num} anos|faz {num} anos|quando eu era|quando era|na infância|antigamente)',
    ],
  },
  {
    // Signs of harm, or reports of harm long ago.
    category: 'crisis',
    score: 0.9,
    says: [
      'não me deixa (sair|ver (minha|meus|minhas|a minha)|ter|ir embora|trabalhar|falar com)',
      '(medo|pavor) (do meu (marido|pai|namorado|ex|padrasto|irmão)|da minha (mãe|mulher)|de (ir|voltar) pra casa|de voltar para casa|do que ele)',
      '(pegou|pega|tirou|ficou com) (meu passaporte|meus documentos|minhas chaves|todo meu dinheiro|meu salário) ',
      '(me encolho|tremo|congelo) (toda vez|quando|sempre|se) ',
      '(fui|já fui) [{any}] (abusada|abusado|violada|estuprada|espancada) ',
      '(bate) (nas crianças|nos meus filhos|na minha mãe|no nosso filho|na nossa filha)',
    ],
    never: [...fiction, ...inPlay],
  },
  {
    category: 'crisis',
    says: [
      '(provoco|forço|provocar|forçar|provoquei|forcei) [o] vômito',
      '(provoco|forço|provocar|forçar|provoquei) [o] vómito',
      '(vomito|vomitar) (de propósito|depois de (comer|cada|toda)|tudo que como|tudo o que como|toda vez que como)',
      '(passo fome (de propósito|pra|para)|me mato de fome|parei de comer (pra|porque|até))',
      '(sem comer|não como|não comi) [{any}] [nada] [desde|há|faz|por|quase] [{num}|uma|a] [{num}] (dias|semana|semanas|segunda|terça|quarta|quinta|sexta|sábado|domingo) ... (gorda|gordo|propósito|emagrecer|voltar|forte|magra|balança|nojo|mereço|quero)',
      '(faz|há) {num} (dias|semanas) que [eu] não como ',
      '(tomo|tomei|tomar|uso) laxante* ',
      'minha (anorexia|bulimia|compulsão alimentar) (voltou|tá|está|me|ganha|é|não)',
      '(recaí|recaída|voltei) [na|pra|com] [a|minha] (anorexia|bulimia)',
      '(odeio|detesto|nojo) [{any}] [{any}] [do] meu corpo ... (como|comer|janto|almoço|vomit*|fome|corto)',
      '(peso) [só|apenas] {num} (quilos|kg|quilo) ... (gorda|gordo|enorme|emagrecer|gordura|ainda|perder)',
      'me castigo (quando|se|por|com) ... (como|comi|comer|fome|exercício)',
    ],
    unless: [
      '(gripe|virose|ramadã|quaresma|cirurgia|carne|açúcar|ressaca|ostras|balsa|barco|montanha russa)',
    ],
    never: [
      ...fiction,
      '(há {num} anos|faz {num} anos|quando eu era|superei|recuperada|recuperado)',
    ],
  },
  {
    category: 'crisis',
    says: [
      '(arma|pistola|revólver|espingarda|faca|lâmina|navalha) ... (usar em mim|contra mim|me dar um tiro|dar um tiro em mim|atirar em mim|na têmpora|na boca|na minha cabeça|apertar o gatilho)',
      '(vou|quero|penso em|pretendo|preciso) [me] [hoje|já] (matar [$|hoje|amanhã|logo|e]|suicidar|enforcar|enforcar me|matar me|suicidar me|jogar (da|do|na frente|debaixo)|dar um tiro|envenenar|tirar a (minha|própria) [própria] vida|cortar os pulsos)',
      '(eu me mato|me mato (hoje|amanhã|essa|esta)|vou me jogar)',
      '(me jogo|me atiro|me jogar|me atirar|atirar me) (na frente do|debaixo do|do|da|no) (trem|metrô|ônibus|ponte|prédio|janela|varanda|comboio|metro|rio)',
      '(tô|estou|to|tou|sentada|sentado|em pé|^) [{any}] (na|no|em cima|nos|à beira) [da|do|de] [um|uma] {height} ... (pular|pulo|me jogar|saltar|acabar|soltar)',
      '(tomei|engoli|tomo|engulo) [{any}] (tudo que|tudo o que|todos os|demais|remédio demais|remédios demais|trinta|quarenta|cinquenta|uma caixa|um frasco|o frasco|a caixa|uma cartela) ',
      '(comprei|consegui|encomendei|tenho) [{any}] [já] (uma corda|lâminas|veneno|uma arma|a corda) ... (pra quê|para quê|acabar|calma|carta|noite|fim|pronta|pronto|mim|isso|hoje)',
      '(parei|deixei) [de|com] [{any}] [{any}] [a] (insulina|remédio do coração|minha medicação|meus remédios|diálise|remédio) ... (propósito|morrer|acabar|acordar|acabe)',
      'não (fica|fique|chora|chore|fiques|chores) [triste] [{any}] quando [eu] (não estiver|morrer|já não estiver|tiver morrido|não estiver mais)',
      '(pra|para) quando [eu] (não estiver|já não estiver|faltar|não estiver mais)',
      '(carta|cartas|bilhete|mensagem|mensagens) de (despedida|suicídio|adeus)',
      '(amiga|amigo|irmã|irmão|colega|mãe|pai|filho|filha|namorada|namorado) [{any}] [{any}] (quer (morrer|se matar|se suicidar)|tomou (remédio|remédios|comprimidos|uma caixa)|vai se (matar|suicidar)|tentou se matar)',
      '(me cortei|me queimei|cortei|abri|queimei|rasguei) [{any}] [os|meus|o|a] (pulsos|braços|pulso|braço|coxas|pernas|pele) ',
      '(queimo|corto|arranho|furo) [{any}] (meus|os|o|meu|minha|a) (braços|pulsos|braço|coxas|pele|pernas) ',
      '(me cortei|me cortar|me corto|me machuquei de propósito|me mutilo|me mutilei) [{any}] (de novo|outra vez|ontem|hoje|toda|todo|porque|$|até)',
      '(que|e|de) me machuco (e|de|todo|toda|há)',
      '(parar de) (me cortar|me machucar|me ferir|me mutilar|me queimar)',
      '(as|umas) vozes [{any}] (dizem|mandam|pedem|gritam) ... (matar|pular|pula|machucar|cortar|morrer)',
      '(não vejo|não tem|não há|não tenho|não encontro|sem) [{any}] [{any}] (saída|razão pra viver|motivo pra viver|razão para viver|motivo para viver|futuro pra mim|motivo para continuar)',
      '(segunda|terça|quarta|quinta|sexta|sábado|domingo|amanhã|no natal) [eu] [já] (não vou estar|não estarei|vou estar mort*|não existo|tudo vai ter acabado|tudo acaba|já era pra mim)',
      '(tentei|tento|tentado|tentativa) [de] [me] (me matar|suicídio|me enforcar|me suicidar|morrer|matar me)',
      '(penso|pensar|pensando) [{any}] em (suicídio|me matar|me suicidar|matar me|tirar minha vida|bater o carro|me jogar)',
      '(suicídio|morrer|a morte) é (só o que|a única|o que eu quero|a minha única)',
      '(ideias|pensamentos|ideação|vontade) (suicidas|suicida|de suicídio|de me matar|de morrer|de sumir do mundo|de não existir)',
      '(tô|estou|ando|me sinto) [{any}] suicida',
      '(suicidar me|matar me) ',
    ],
    unless: [
      ...figuresOfSpeech,
      '(bungee|paraquedas|fotos|bolo|prevenção|parapente|cvv|barba|cebola)',
    ],
    never: [
      ...fiction,
      '(psicóloga|psicólogo|psiquiatra|terapeuta|médica|médico|enfermeira|enfermeiro|voluntária|voluntário|prevenção)',
      '(há {num} anos|faz {num} anos)',
    ],
  },
];
