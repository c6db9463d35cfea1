/**
 * Patterns of statements in Portuguese that are not about the writer's age: other people, hearsay, figures
 * of speech.
 */
export const notOneself = [
  '(me|nos|e|lhe) (disse|diz|falou|respondeu) [eu] {tenho} [{adv}] {num}',
  '{num} anos [já|juntos] ((sin|sem) (fumar|beber|álcool|drogas|cigarro)|casad*|juntos|(en|na|no) [la|el] (misma|mismo|mesma|mesmo|empresa|trabajo|trabalho))',
  '(18|dezoito) anos (ou mais|completos|e pouco)',
  '(mais de|pelo menos|maior de) (18|dezoito)',
  '(volte|volta|vem|venha) quando',
  '(tem|faz|fez|têm|tinha|completa|completou) [{adv}] {num}',
  '{tenho} {num} anos (no|na|nesta|neste|nessa|com|sem|por|que) [meu|minha|a|o] (mercado|empresa|profissão|ramo|área|estrada|fumar|marido|namorado|esposa|moro|trabalho)',
  '(como se|acham que|acha que|pensam que|pensa que|dizem que|diz que|parece que|sinto que|pensei que|pensava que|sentir que|parecer que) [eu] {tenho} [{adv}] {num}',
  '(como se) [eu] tivesse',
  '{tenho} {num} anos (de (experiência|casad*|serviço|trabalho|casa|carreira|estrada|sobriedade|namoro|prática|profissão|carta|docência|magistério|empresa|praia|mercado|estudo)|a mais|a menos|mais que|menos que|trabalhando|morando|nesta|neste|sem|com|aqui)',
  '(quando|no dia em que|no ano em que|desde que|depois que|ao) [eu] (fiz|completei|completar|fazer|tinha) ... {num}',
  '{num} (de novo|outra vez|mentais|de espírito|de coração|nesta foto|nessa foto|na foto)',
  '(uma|um) (criança|adolescente|menino|menina|miúdo|miúda) (grande|por dentro|interior|dos anos|de coração|dos|crescida|crescido|feliz com)',
  '(sou|era) (o|a) menor',
  '(sou|é) menor (que|do que)',
  '(salário|pena|valor|preço) menor',
  '({estou}|trabalho|ando|entro|vou) ... (escola|colégio|ensino médio|fundamental|secundário|liceu|ginásio|ano) ... (professor*|dar aula*|dou aula*|docente|diretor*|buscar|porteir*|reunião de|trabalhar|trabalho|explicador*|levar|meu filho|minha filha)',
  '(no|do) {ano} ano (da faculdade|de (medicina|direito|engenharia|faculdade|casamento|universidade|psicologia|enfermagem|letras|curso|namoro|mandato|licenciatura)|do curso)',
  '(no|do) {ano} (andar|lugar|mês|dia|capítulo|piso|round|semestre|período|episódio)',
  'segundo (andar|turno|lugar|tempo|plano)',
  '(ginásio) (hoje|amanhã|treinar|às|para treinar|da empresa)',
  '(vou|ando|estou) [{adv}] (ao|no|para o|pro) ginásio [$|todos|de|hoje|treinar|três|às|{num}]',
  'vou (à|na) escola (dos|das|do|da|de (música|condução|dança|samba))',
  'escola de (samba|música|dança|condução|inglês|negócios)',
];

/** Patterns of statements about work, memories or films instead of the present. */
export const notNow = [
  '(corrijo|corrigir|corrigindo)',
  '(me apaixonei|conheci|estudei|íamos|éramos|fomos)',
  '(meus|os meus|minhas) (alunos|alunas|filhos|filhas|netos|sobrinhos|estudantes|gêmeos|gémeos)',
  '(sou|trabalho como|fui|trabalho de) [{any}] [{any}] (professor|professora|diretor|diretora|educador|educadora|pedagoga|orientadora|coordenadora|monitor|explicadora|auxiliar|inspetora|docente|pediatra)',
  '(eu ensino|ensino (matemática|inglês|português|história|química|física|música|crianças|na|numa|jovens)|dou aula|dou aulas|leciono|trabalho (numa|na|em uma|com|no|em)|dava aulas|lecionava) ',
  '(antigamente|na minha juventude|há muitos anos|quando eu era|quando era|naquela época|naquele tempo|na época|lembranças|lembro|saudade|saudades|me formei|formei|quando eu tinha|quando tinha|terminei o ensino médio)',
  '(meu filho|minha filha|o meu filho|a minha filha|meu sobrinho|minha sobrinha|meu neto|minha neta|meu irmão|minha irmã|o meu irmão|a minha irmã|meu primo|minha prima|meus filhos|os meus filhos|meus gêmeos|meu afilhado|minha afilhada|meu enteado|minha enteada|o meu sobrinho|a minha sobrinha|meu caçula|minha caçula|a minha neta|o meu neto) [{any}] (tem|está|tá|vai|faz|estuda|fez|começou|entra|é|joga|toca|passou|anda|quer|estão|vão|diz|completa|completou|entrou)',
  '(o|a|no|na|um|uma|esse|essa|este|esta|nesse|nessa|neste|nesta) (filme|livro|romance|música|série|personagem|protagonista|jogo|novela|canção|peça)',
];

/** Patterns that sound like danger but are a figure of speech, an accident or about another person. */
export const figuresOfSpeech = [
  '(remédio|remédios|comprimido|comprimidos) (no café|com o café|da pressão|de manhã|(para|pra) [a] (dor|pressão|alergia|enxaqueca))',
  '(sumir|desaparecer) ... (semana|semanas|dias|praia|férias|montanha|fim de semana)',
  '(ele|ela|eles) [{any}] (overdose|quer|queria) [morrer]',

  '(por que|porque) (ainda|continuo) [estou] (acordad*|solteir*|aqui (no|na|à))',
  '(não quero|não aguento|já não quero) mais (morar|viver|estar|ficar) (em|na|no|aqui em|nesta cidade|nessa cidade|com|sem|longe|sozinh*)',
  'sem (saída|solução|esperança) (de (ganhar|estacionar)|ao mar)',
  '(cortei|corto|cortar) (o|a) ',
  '(morrer|morrendo|morri|morro|morta|morto|matar|morra|a morrer|morresse) de {any}',
  '(morrer|morrendo|morro) (por|antes|sem (conhecer|ver|provar|visitar))',
  '(não (quero|desejo|vou)|nunca) [me] (morrer|matar|me matar|me machucar|machucar|suicidar)',
  '(cortei|cortar|cortado|cortando|corto|corta) .. (o cabelo|as unhas|a franja|cozinhando|cozinhar|a cozinhar|com a faca|com o papel|fazendo a barba|barbe*|dedo|pão|cebola|internet|luz|a ligação|grama|açúcar|laticínios|a chamada|relva|carboidratos|treino|futebol|lenha)',
  '(machuquei|machucar|magoei) .. (futebol|treino|academia|jogando|correndo|ginásio|bola|joelho|tornozelo|jogar|correr|sem querer|escada)',
  '(sumir|desaparecer|partir|viajar) .. (uns dias|fim de semana|praia|montanha|férias|semana|mapa)',
  '(pular|saltar|me jogar|me atirar) .. (piscina|mar|sofá|cama|corda|paraquedas|água|rio com|fogueira|carnaval|onda*|cachoeira|lagoa|sete ondas)',
  '(acordar|levantar) (cedo|às|tão|antes|com|mais cedo|de madrugada|tarde)',
  '(viver|estar aqui|continuar) (nesta cidade|nessa cidade|em|com (meus|meu|ele|ela|minha)|sem (ti|você|café|música)|sozinha|sozinho|longe|na|neste apartamento|no|à espera)',
  '(não vou estar|não estarei) .. (férias|de viagem|escritório|folga|médico|trabalho)',
  '(última noite|último dia|última mensagem) (de (férias|aula|aulas|curso|viagem|carnaval|trabalho)|em|do|da|antes|que|na|no)',
  '(acabe|termine) .. (reunião|semana|inverno|filme|prova|mês|verão|expediente|semestre|aula)',
  '(melhor|bem) sem mim (na cozinha|a cantar|cantando|cozinhando)',
];

/**
 * Patterns of songs, films and other fiction, the only vetoes of a plain statement about the writer's age.
 */
export const fiction = [
  '(o|a|um|uma|no|na|esse|essa|este|esta|meu|minha) (filme|livro|romance|série|jogo|personagem|protagonista|música|peça|novela|canção|cena|papel)',
];
