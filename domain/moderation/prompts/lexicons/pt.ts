import type { PromptLexicon } from './prompt-lexicon';

/** The Portuguese lexicon for picture orders. */
export const portuguese: PromptLexicon = {
  language: 'pt',
  words: {
    person:
      'você|voce|vc|tu|ti|te|ela|ele|garota|garoto|mulher|homem|moça|moço|rapariga|rapaz|jovem|senhora|loira|morena|ruiva|pessoa|alguém|namorada|namorado|modelo|personagem|rosto|cara|corpo|versão|filha|irmã|prima|sobrinha|amiga|mesma',
    yo: 'anos|ano|aninhos|anitos|primaveras',
    adv: 'de|com|aos|como|uns|umas|apenas|só|somente|quase|recém|ainda|mal|aproximadamente|cerca de|por volta de|menos de|ter|tenha|tivesse|tem|tinha|fosse|a|uma|um|idade|idade de|talvez|no máximo|os|seus',
    after:
      '$|em|no|na|com|e|sentada|sentado|de pé|brincando|sorrindo|sorridente|perto|diante|atrás|sobre|sob|ao|vestida|vestido|de vestido|olhando|lendo|dançando|que|ou|por favor|para|dormindo|passeando|andando|deitada|completos|de uniforme|de biquíni|de pijama',
    relation:
      '[antiga|nova|melhor] (vizinha|vizinho|chefe|patroa|patrão|ex|ex namorada|exnamorada|ex mulher|ex esposa|ex namorado|professora|professor|colega [de trabalho|de classe|de turma|de escola]|irmã|cunhada|sogra|madrasta|doutora|médica|dentista|senhoria|treinadora|terapeuta|secretária|prima|tia|cabeleireira|mulher|esposa|namorada|amiga|mãe|filha|sobrinha|crush|paquera)',
    fame: 'atriz|ator|cantora|cantor|famosa|famoso|celebridade|apresentadora|apresentador|política|político|presidente|presidenta|jogador|jogadora|tenista|influenciadora|influencer|youtuber|supermodelo|top model|rapper|ministra|ministro|rainha|princesa|streamer',
    limb: 'braço|braços|rosto|cara|pescoço|perna|pernas|corpo|olho|costas|bochecha|bochechas|joelho|joelhos|pele|coxa|coxas|costelas|pulso|pulsos|lábio|lábios|queixo|garganta|peito|mão|mãos|cabeça|nariz|testa|ombro|ombros|tornozelos|boca|barriga',
    garb: 'roupa|roupas|vestido|camisa|camiseta|blusa|saia|calça|calças|calcinha|sutiã|roupa íntima|roupas íntimas|biquíni|toalha|peças|peça|roupão|maiô|short|cueca|nada|lingerie|pijama',
  },
  units:
    'horas hora h minutos minuto por-cento reais euros quilos quilo graus grau metros metro quilômetros km centímetros litros gramas pessoas rosas vermelhas velas fotos flores balões livros degraus amigos amigas gatos cachorros cães velinhas páginas pontos voltas segundos crianças mulheres homens barcos janelas cadeiras mesas dias semanas meses convidados andares andar e meia tulipas lanternas espelhos vezes janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro da',
  years: 'anos ano aninhos anitos',
  spans:
    'juntos juntas casados casada depois atrás sem sóbria experiência trabalhando seguidos aniversário',
  notThings: 'anos antes depois mais menos longe pois tras completos seus',
  topics: [
    {
      about: 'years',
      says: [
        '{age} {yo}',
        '{under} {yo} de idade',
        '(menina|menino|garota|garoto|moça|moço|rapariga|rapaz|jovem|mulher|homem|pessoa|corpo|rosto|cara|você|aluna|filha|sobrinha|amiga|irmã|prima|alguém|guria|loira|morena) (de|com) [uns|apenas|só|quase] {under} [{yo}]',
        '^ aos {age} [{yo}] {after}',
        '(uma|um|a|o|como|outra|esta|duas|dois) (menor|menores) ($|em|num|numa|no|na|com|de idade|ao|sentada|dormindo)',
        '(mas|agora|de novo|outra vez|só que) [{adv}] [{adv}] {age} {after}',
        '(menor|menores) de (idade|{eighteen}|{under}|dezoito)|(menos de|antes dos|quase|ainda não|abaixo de|abaixo dos) (dezoito|18) {after}|menos de {age} {yo}|sem completar [os] (18|dezoito)|não (completou|tem|fez) [ainda] [os] (18|dezoito)|(mais jovem|mais nova) que {age}',
        '({nth}|décimo quinto|décimo sexto|décimo segundo) aniversário|aniversário de {age} [anos]|(festa|vestido|baile|valsa) de (quinze|15) [anos]|(seus|teus) (quinze|15) [anos] $|debutante*',
        '(um|o|como um|de|recém|seu) (bebê|bebe|bebé) {after}|bebês|bebés ($|em|no)|(muito|bem|extremamente|tão) novinha|(muito|bem|{num} anos|uns anos|anos) mais (nova|jovem|novinha)|jovem demais|nova demais|(irmã|prima|sobrinha|filha) (mais nova|menor|pequena|caçula)|irmãzinha|irmãzinho|(quando você era|quando eras|quando era|de quando era|como se fosse|sendo) [uma|ainda|muito|mais|bem] (criança|menina|pequena|pequeno|jovem|nova|novinha|garotinha|adolescente|bebê|menor|menino)|(corpo|cara|rosto|jeito) de (criança|menina|menino|bebê|adolescente|novinha)',
      ],
      unless: [
        '(vinho|uísque|whisky|rum|queijo|conhaque|cachaça|gato|gata|cachorro|cachorra|cão|carro|árvore|oliveira|cavalo|égua|casa|bicicleta|fusca|tequila|porto|carvalho|moto|kombi|violão|câmera|labrador|escocês|malte|balsâmico|presunto) [{any}] [{any}] (de|com) {under} {yo}',
        '(há|faz|durante|após|por|comemorando|celebrando|os|depois de|em|desde há|nos|nossos) {under} {yo}|{under} {yo} (de (experiência|casados|casamento|sobriedade|trabalho|história|amizade|serviço|garantia|carreira|empresa|vida|namoro|padaria|nossa|nosso|estrada|banda)|da|do|depois|juntos|atrás|mais tarde|sóbria|antes|que)|anos {num}|ano {num}',
      ],
    },
    {
      about: 'number',
      says: [
        '{person} [{adv}] [{adv}] [{adv}] {age} {after}',
        '(pareça|parece|parecer|pareces|parecendo|aparentar|aparente|aparenta|aparentando|aparentasse|parecesse|com (cara|aparência|jeito|corpo|idade|pinta)) [de|ter|ter uns|de uns|com|apenas|que tem] [uns|apenas|só|ter] {age}',
        '(tenha|tinha|tivesse|tem|ter|fez|fazia|fizesse|completar|completou|tens|tinhas|tivesses|fazendo|completando|completava) [apenas|só|uns|somente|os] {age} {after}',
        '(quando|como se|antes de|como quando) [você|tu|ela] (tinha|tivesse|tinhas|fazia|fizesse|completar|fazer|completava) [apenas|só|uns|os] {under}',
        'como [uma|um|de] [garota|mulher|pessoa|moça] [de|com] [uns] {age} {after}',
        '^ [apenas|só|uns|de|com|quase] {age} $',
        '(idade) [de|é|entre] {under}',
        '(nascida|nascido|nasceu|nasceste|ano de nascimento|data de nascimento) [em|no|de] [{any}] [{any}] [{any}] {young}',
        '(ensino (médio|fundamental)|escola (primária|secundária|básica)|colegial|ensino básico)|({nth}|primeira|segunda|terceira|quarta|quinta|sexta|sétima|oitava|primeiro|segundo|terceiro) (série|ano do ensino|ano do fundamental|ano do médio|ano escolar)|({nth}|sétimo|sexto|oitavo|nono|quinto) ano $',
      ],
      unless: [
        '(tamanho|número|iphone|plataforma|linha|quarto|andar|portão|página|nível|ônibus|sala|camisa|capítulo|canal|mesa|fileira|buraco|cais|via|terminal|rota|bonde|as|às|apolo|apollo|windows|estúdio|fórmula|zona|iso|poltrona|casa|porta|km|até|pelas|das|umas|faixa|vaga|quadra|assento) {under}',
        '(mais|acima) de {under}|mais velha que {under}|(dó|ré|mi|fá|sol|lá|si) menor|(bebe|bebê) (um|uma|água|vinho|café|chá|suco|da|do|o|a|champanhe|cerveja)|moça (de|bonita|com|do|da)|mocinha (do filme|da novela|de novela)|mulher mais (jovem|nova)|menores (detalhes|preços|do que|que)|(nos|os|seus|mínimos) menores|miúdo* (de (frango|galinha))|guri* de uruguaiana',
      ],
    },
    {
      about: 'youth',
      says: [
        '(com|aos) [apenas|só|uns|seus] (doze|onze|treze|quatorze|catorze|quinze|dezesseis|dezasseis|dezessete|dezassete|11|13|14|15|16|17) {after}',
        '(adolescente*|adolescência|menor de idade|de menor|menores|púbere|puberdade|pré adolescente*|préadolescente*|lolita*|novinha*|novinho*|infantil (corpo|rosto)|infantilizad*|(corpo|rosto|cara|aparência|jeito|aspecto) infantil|mocinha|rapazinho|ninfeta*)',
        '(colegial*|escolar|escolares|aluna|aluno|alunas|alunos|estudante do (ensino médio|ensino fundamental|colégio|secundário|liceu|fundamental)|uniforme (escolar|de colégio|da escola|de escola|de colegial|do colégio)|pré escola|jardim de infância|creche|maternal|ginasial|vestibulanda|normalista)',
        'menina|meninas|menino|meninos|menininha*|menininho*|garotinha*|garotinho*|guria|guri|guriazinha|moleca|moleque|criança|crianças|criancinha*|pirralha|pirralho|piá|neném|nenê|nenem|miúda|miúdo|miúdos|recém nascid*|mocinho|rapariguinha|fedelha|fedelho|pivete|bebezinho',
      ],
      unless: [
        '(postura|pose|posição|asana) da criança|(menu|cardápio|livro|desenho|parque|espaço|filme|brinquedo|história|quarto|teatro|roupa|hospital|museu|festa|seção) [{any}] (infantil|crianças|criança)|(sem|nenhuma|não|nem|nada de|zero) [é|são|uma] (criança|crianças|menores|menor|adolescente|adolescentes|menina|bebê)|menina (dos olhos|moça flor|veneno|super poderosa|superpoderosa*)|(criança|menina) interior|como (criança|uma criança) (no natal|em loja|feliz|na manhã)|alegria de criança|(azul|rosa) (bebê|bebe)|(elefante|foca|panda|golfinho|tartaruga|cabrito|ovelha|girafa|canguru|tigre|leão|cordeiro|burrinho|macaco|urso|coelho|pato|preguiça) (bebê|bebês)|meninas superpoderosas|menino jesus|menino do rio|(meninos) da vila',
        '(professora|professor|diretora|educadora|reencontro|reunião|antigos|ex|antiga|bibliotecária|tia|coordenadora|colegas) [{any}] [{any}] [{any}] (alunos|alunas|ensino|escola|colégio|creche|fundamental|médio|infantil|crianças|maternal|jardim)|(ônibus|material|mochila|transporte) escolar|avó materna|amor maternal|lado maternal|instinto maternal',
      ],
    },
    {
      about: 'real_person',
      says: [
        '(como|parecida com|parecido com|igual a|igual à|idêntica a|idêntica à|com a cara de|com a cara da|com o rosto de|com o rosto da|com o corpo de|com o corpo da|imitando|estilo|cara da|rosto da) [a|o] (minha|meu|nossa|nosso) {relation}',
        '(como|parecida com|igual) (a|à) (moça|garota|mulher|garçonete|caixa|vizinha|atendente|enfermeira) (da|do|de|que)',
        '{fame} {Name} {Name}',
        '(clone|sósia|gêmea) (de|da|do) (minha {relation}|{Name} {Name})',
      ],
      unless: ['como minha [{any}] (namorada|esposa|amiga|companheira|mulher) $'],
    },
    {
      about: 'violence',
      says: [
        '(hematoma*|contusão|contusões|machucad*|machucado*|ferida|feridas|ferido|feridos|ferimento*|ensanguentad*|sangrando|sangra|sangrar|sangrenta|sangrento|sangue|roxos no|lesão|lesões|lesionad*|espancad*|surrada|surrado|agredid*|apanhando|chicotead*|torturad*|tortura|mutilad*|decapitad*|esquartejad*|degolad*|esfaquead*|apunhalad*|assassinad*|estrangulad*|enforcad*|asfixiad*|afogada|sufocad*|queimaduras|estuprad*|estupro|violentada|sequestrad*|refém|amordaçad*|mordaça|algemad*|acorrentad*|inconsciente|desmaiad*|nocauteada|desacordad*|sem sentidos|cadáver|morta|morto|suicídio|suicid*|automutil*|maltratad*|drogada e|dopada|desfigurad*|amputad*|baleada|linchad*|facada*|abusada|cortes nos pulsos)',
        '(amarrada|amarrado|atada|atado|presa|preso) [fortemente|com cordas|firme|de pés e mãos|com força] (a|à|ao|na|numa|no|num|em|com|por) [uma|a|um|o] (cadeira|cama|poste|árvore|parede|cano|corda|cordas|mesa|porão|pilar|trilhos|coluna|radiador|correntes|viga|grade)|(amarrada|amarrado) (e|$)|(mãos|pulsos|tornozelos|pés|braços|pernas) (amarradas|amarrados|atadas|atados|algemadas|algemados|presas|presos)|(em|com|por) (correntes|algemas|grilhões) ($|nos|no|e)',
        '(olho|olhos) (roxo|roxos|inchado|inchados de|esmurrado)|(lábio|lábios|nariz|rosto|braço|perna|dente|dentes|costela) (cortado|cortada|quebrado|quebrada|quebrados|inchado|partido|sangrando|estourado|rachado|fraturado|fraturada)|(cortes|marcas|marcas de pancada|golpes|queimaduras|roxos|manchas roxas|arranhões|vergões) (no|na|nos|nas|pelo|por|em) [corpo|todo o|toda a|seu|seus|todo] {limb}|manchas roxas|marcas de (agressão|pancada|violência|estrangulamento|tapa)|(alguém|homem|mão|cara|ele|namorado|pessoa|estranho) [{any}] (te|lhe|a) (bate|batendo|sufoca|sufocando|estrangula|estrangulando|esgana|esganando|chuta|esfaqueia|amarra|agride|ataca|espanca|maltrata|tortura|ameaça)|(sendo) (enforcada|estrangulada|agredida|espancada|torturada|forçada|amarrada|sufocada|esganada)|esganad*',
        '(faca|arma|pistola|revólver|navalha|rifle|machado|corda|lâmina|mãos|canivete) (no|na|contra|apontada para|encostada|em volta do|ao redor do|apontando) [o|a|no|na|seu|sua] (pescoço|garganta|cabeça|têmpora|peito|costas|coração|pulso|pulsos|barriga|nuca)|(pendurada|enforcada) (numa|em uma|por uma) (corda|viga|forca|árvore)|contra (sua|a tua|a sua) vontade|à força|numa jaula|forçada a|obrigada a',
      ],
      unless: [
        '(laranja|suco|lua|tipo|doação|doar|doadora|exame|pressão|banco) [de] [laranja] (sanguínea|de sangue|sangue)|lua de sangue|sangue (frio|azul|quente|novo|bom)|vermelho sangue|puro sangue|(sem|nada de|nem|não|nenhuma|nenhum) (sangue|feridas|ferida|machucados|machucado|hematomas|violência|lesões)',
        '(cabelo|cabelos|rabo|tênis|cadarço|cadarços|barco|cavalo|cachorro|balão|laço|lenço|bicicleta|bicicletas|avental|camisa|coque|rede|canoa|fita|blusa|suéter) [{any}] [{any}] (amarrad*|atad*|pres*|acorrentad*)|(amarrada|amarrado|presa|preso) (na cintura|em (um|uma) (coque|rabo|trança)|no (pescoço|cabelo|cais|píer|alto)|com (um laço|uma fita|laço|um nó))|presa (no trânsito|no elevador)',
        '(mar|dia dos|folhas|natureza|flores|galho|galhos|ponto|ângulo) (morto|mortos|morta|mortas)|mort* de (rir|sono|fome|frio|cansaço|medo|cansada|calor|vontade)|(batida|batido|espancad*|açoitad*|castigad*|surrad*) (pelo|pela|pelas|pelos) (sol|vento|onda|ondas|chuva|mar)|(jaqueta|calça|livro|sofá|mala) surrad*|(afogada|afogado) em (livros|trabalho|flores|almofadas|luz)|queimadura* de sol|(sangue falso|sangue artificial) .. (halloween|fantasia|zumbi|vampira|teatro)|(mãos|mão) (no|na|nas|em volta|ao redor|contra) [do|da|o|a] (pescoço|cabeça|peito|cintura|garganta|costas|coração|barriga|nuca)|correntes (de ouro|de prata|marinhas)|com correntes (de|prateadas|douradas)|(tamanho|nota|céu|tom) roxo*|roxos (claros|escuros)|rosto cortado (do|no) quadro|carne mal passada',
      ],
    },
    {
      about: 'topless',
      says: [
        '(topless|top less)|(seios|peitos|peito|busto|mamilos|torso) (à mostra|de fora|nus|nu|descobertos|expostos|expostas|ao ar|desnudos|visíveis|aparecendo)|mamilo*|seminua|seminu|semi nua|meio (nua|vestida)|(sem) (sutiã|camisa|camiseta|blusa|a parte de cima|parte de cima|top)|(tire|tira|tirando|tirar|arranca|arrancando) (a|o|sua|seu) (camisa|camiseta|blusa|sutiã|top|parte de cima)|descamisad*',
      ],
      unless: ['sem (camisa|blusa|top) (de|social)|(não|nunca) [de] topless'],
    },
    {
      about: 'nude',
      says: [
        'nua|nuas|nudez|nudes|nudista|naturista|pelada|pelado|peladas|peladona|peladinha|despida|despido|despir|despindo|dispa|despindo se|desnuda|desnudo|desnudar|em pelo|como veio ao mundo|em trajes de eva|sem vestir nada|striptease|completamente exposta',
        '(todo|completamente|totalmente|inteiramente|corpo|homem) nu|nu (artístico|frontal|total|integral)',
        '(sem|não usa|não usando|não veste|não vestindo|nenhuma|sem usar|sem vestir) [nenhuma|qualquer|usar|sua|suas|as|a|peça de|uma única|estar de|nada de|alguma] {garb} [nenhuma|alguma|$|no corpo|por baixo]|sem nada (vestido|no corpo|por cima|por baixo|em cima|de roupa)|(nada|não usa nada|sem usar nada) (no corpo|vestido|por baixo|de roupa|por cima)|(vestindo|usando|vestida) (nada|apenas (um sorriso|a pele|joias|um colar|salto)|só (um sorriso|a pele|um colar|salto alto))',
        '(tire|tira|tirando|tirar|tirou|arranca|arrancando|retira|retire|deixa cair|deixando cair|abaixa) (a|o|sua|seu|toda a|tudo|as|os|toda|suas) [a|sua] (roupa|roupas|saia|vestido|calcinha|calça|biquíni|toalha|roupão|maiô|short|lingerie)|(tira|tire) tudo|(roupa|roupas) (tirada|no chão ao lado|jogada no chão|fora)|(bunda|traseiro|bumbum|corpo|nádegas) (de fora|à mostra|nu|nua|exposto|exposta|pelad*)|partes íntimas',
      ],
      unless: [
        '(pés|pé|ombros|ombro|braços|pernas|costas|mãos|olho|olhos|árvores|árvore|parede|paredes|galhos|pedra|tijolo|joelhos|pescoço|verdade|lâmpada) (nu|nus|nua|nuas|desnud*|pelad*)|a olho nu|(não|nunca|nada) (nua|pelada|despida)|(amendoim|amendoins|castanha|gato|batata|árvore|campinho|rua|futebol) pelad*|pelada (de|no (campinho|campo)|com os amigos|na rua)|nua e crua|(jogo|jogando|jogar|bater) [de|uma] pelada|tomate pelad*',
        '(batom|tons|tom|unhas|salto|saltos|maquiagem|esmalte|cor|lábios|meias|scarpin) (nude|nu)|(sem) (vestido|saia|biquíni|toalha|roupão|nada|calça|camisa|pijama|peça|peças) (de (festa|praia)|que|de especial|demais|a (temer|dizer|perder|ver)|especial|mais|na (geladeira|agenda|mão))|sem nada $|(estendendo|dobrando|lavando|passando) [a|as] (roupa|roupas)|(guarda|troca de|loja de) (roupa|roupas)',
        '(tire|tira|tirando) (a|o|os) (sapatos|sapato|casaco|óculos|chapéu|jaqueta|luvas|poeira|foto)',
      ],
    },
    {
      about: 'explicit',
      says: [
        'sexo|sexual|sexuais|pornô|porno|pornográfic*|pornografia|erótic*|explícit*|sem censura|masturb*|orgasm*|genital*',
      ],
      unless: [
        '(sem|nada|não|nenhum) [de|é] (sexo|sexual|explícit*|erótic*)|(belo|mesmo|oposto) sexo',
      ],
    },
  ],
};
