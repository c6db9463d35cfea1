import type { Lexicon } from '../../lexicon';
import { famous } from '../famous';

/**
 * The lexicon of Portuguese (Brazil and Portugal) without its topics: the pattern parts that they share.
 */
export const portuguese: Omit<Lexicon, 'topics'> = {
  language: 'pt',
  words: {
    famous,
    legal:
      'votar|dirigir|conduzir|beber|fumar|comprar (bebida|cerveja|álcool|cigarro|tabaco)|entrar|trabalhar|tirar (a |)(carta|carteira)|tirar (a habilitação|habilitação)|me tatuar|fazer tatuagem|assinar|sair à noite|ir para balada|ir pra balada|ir a festas|estar aqui|ter conta|casar|namorar|sair sozinha|sair sozinho',
    tenho: 'tenho|tnho|eu tenho|tô com|to com|estou com|tou com|tenhu',
    sou: 'sou|eu sou|ainda sou|continuo a ser|continuo sendo|so',
    estou: 'estou|tô|to|tou|eu tô|eu tou|ainda estou|ando|tou ainda',
    adv: 'só|apenas|quase|ainda|já|na verdade|na real|de verdade|realmente|somente|uns|tipo|recém|atualmente|mas|sinceramente|aproximadamente|agora|nem|nem sequer|um|uma|também|ainda nem|acabadinhos de fazer|legalmente|tecnicamente|menos de|praticamente|perto de|eu|pra falar a verdade|no fundo|por acaso',
    ano: 'primeiro|segundo|terceiro|quarto|quinto|sexto|sétimo|oitavo|nono|décimo|décimo primeiro|décimo segundo|1º|2º|3º|6º|7º|8º|9º|10º|11º|12º|1o|2o|3o|{num}|6a|7a|8a|sexta|sétima|oitava|quinta|primeira|segunda|terceira',
    etapa:
      'ensino médio|ensino fundamental|fundamental|colegial|ginásio|secundário|ensino secundário|ensino básico|básico|ciclo preparatório|colegial técnico|médio|fundamental dois|fundamental 2|escola',
    them: 'meu [ex|antigo|maldito] (chefe|patrão|ex|vizinho|marido|namorado|professor|pai|irmão|colega|sogro|padrasto|tio|senhorio|cunhado|primo|treinador|supervisor|companheiro)|minha [ex|antiga|maldita] (chefe|patroa|ex|vizinha|mulher|esposa|namorada|professora|mãe|irmã|colega|sogra|madrasta|família|senhoria|cunhada|tia|prima|turma|supervisora)|o meu [ex|antigo] (chefe|patrão|ex|vizinho|marido|namorado|professor|pai|irmão|colega|senhorio|padrasto)|a minha [ex|antiga] (chefe|patroa|ex|vizinha|mulher|esposa|namorada|professora|mãe|irmã|colega|senhoria|família|madrasta)|meus (vizinhos|pais|colegas|professores|filhos)|os meus (vizinhos|pais|colegas|professores)|esse (cara|homem|desgraçado|professor|tipo|idiota|policial|juiz|filho da puta|gajo)|aquele (cara|homem|desgraçado|professor|tipo|idiota|gajo|juiz)|essa (mulher|vaca|professora|desgraçada|gaja)|aquela (mulher|vaca|professora|desgraçada|gaja|menina)|o (professor|juiz|chefe|vizinho|cara|novo namorado dela|marido dela|namorado dela|policial|gerente)|a (professora|família|juíza|chefe|vizinha|família dela|família dele|namorada dele)|todo mundo|toda a gente|todos|alguém|as pessoas|pessoas|ele|ela|eles|elas|gente|a (turma|escola|família) (toda|inteira)|toda a (turma|escola|família)|os (alunos|professores|vizinhos|colegas|policiais|polícias)|um (policial|homem|polícia)',
    place:
      'escola|minha escola|colégio|liceu|igreja|mesquita|sinagoga|escritório|trabalho|meu trabalho|faculdade|estação|câmara|prefeitura|hospital|tribunal|casa|casa dele|casa dela|metrô|metro|shopping|delegacia|creche|universidade|banco|empresa|festa|show|aeroporto|prédio|turma|sala|esquadra|carro',
  },
  units:
    'minuto hora horas dia dias semana semanas mês meses metro metros quilômetro quilômetros quilómetros kms quilos quilo graus grau por euros reais real dólares centavos pontos páginas capítulos capítulo episódios andares andar nível pessoas alunos filhos irmãos primos gatos cachorros cães cervejas livros vezes mensagens litros centímetros mil cem de d tarefas camisas vidas gols golos chamadas ligações plantas segundos clientes reuniões paragens paradas conto contos pila paus fotos pares filmes netos sobrinhos amigos tias',
  years: 'anos ano aninhos anitos',
  spans:
    'de mais menos trabalhando vivendo casado casada fumando limpo limpa sóbrio sóbria juntos experiência solteiro solteira tocando estudando ensinando dedicado dedicada separada divorciada jogando a-mais depois atrás',
  notThings:
    'anos mas pois então três seis dois os as meus seus nos eles elas antes depois temos somos és estás podes queres sabes vives fazes aninhos anitos bjs beijos mais menos apenas agora simples às vezes tás',
};
