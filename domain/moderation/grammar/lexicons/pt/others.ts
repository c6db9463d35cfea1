import type { Topic } from '../../lexicon';

/**
 * Topics in Portuguese about other people: the kind of partner that the writer requests, and people that
 * the writer wants to hurt or find.
 */
export const portugueseOthers: Topic[] = [
  {
    category: 'minors',
    says: [
      '{role} ... (menor de idade)',
      '(companheira|personagem|namorada|garota|ela|modelo|avatar|menina) [{any}] [que|deve|tem que] (pareça|aparente|tenha|ter|parecer|aparentar) [de|uns|com] {minor}',
      '{role} (uma|um|minha) [{any}] (menina|garota|namorada|aluna|aluno|estudante|rapariga|moça) de {minor} [anos]',
      '{role} ... {youth}',
      '{role} ... {minor} anos',
      '(você tem|vc tem|tens|tu tens|tenha|tivesse|que tem|diz que tens|diga que tem) [só|apenas|uns] {minor} anos ... (namorad*|apaixonad*|beij*|amante|quer|finge|finja|cama|roman*)',
      '^ [agora] (você tem|vc tem|tens|imagina que tens|imagine que tem|finge que tens|finja que tem|finja ter|finge ter) [só|apenas] {minor}',
      '{lust} ... {youth}',
      '{lust} ... (de|com) {minor} anos',
      '(namorada|namorado|amante|esposa|ficante|companheira) .. (de|que tem|que tenha|com) [só|apenas|uns] {minor} anos',
      '(pedófil*|pedofil*|pornografia infantil|loli|lolis|lolicon|shota|lolita)',
      '(garota|menina|garoto|menino|namorada|namorado|garotas|meninas|meninos|personagem|personagens|rapariga|amante|novinha|novinhas) (menor|menores|de menor) [de idade|de 18|$]',
      '(gosto de|adoro|prefiro|curto|me atraem|sinto atração por|tenho atração por|sou a fim de) [muito] [as|os] (menininhas|menores|colegiais|adolescentes|crianças|menores de idade|meninas menores|novinhas menores|ninfetas|miúdas menores)',
      '(menos de|menor de|menores de) (18|dezoito|dezesseis|16|quinze|15) [anos] ... (namorada|namorado|amor|beij*|romanc*|paquera*|encontro)',
      '(muda|mude|coloca|põe|ponha|altera) .. (tua|sua|a|tua) idade (para|pra|em) {minor}',
    ],
    unless: [
      '(minha|meu|meus|minhas|nossa|nosso|sua|seu|dela|dele|tua|teu) [{any}] (filha|filho|sobrinha|sobrinho|menina|menino|irmã|irmão|neta|neto|afilhada|afilhado|alun*|prima|primo|caçula|filhos|miúd*)',
      '(whisky|uísque|rum|vinho|cachorro|cão|gato|gata|carro|cachaça|porto) .. {minor} anos',
      '(quando) (você|tu|tinhas|eras|eu|tinha|era)',
      '(brincar|brinco|brincamos|jogar) (com|às) .. (crianças|criança|filho|filha|filhos|sobrinh*|cartas)',
    ],
    never: [
      '(proteger|proteção|prevenção|lei|leis|proibid*|ilegal|denunci*|preso|presa|condenad*|documentário|polícia|associação|abuso*|ong|conselho tutelar|jamais)',
    ],
  },
  {
    category: 'violence',
    says: [
      '(enfio|meto|cravo|espeto) (uma|a|um|o|essa) (faca|punhal|bala|navaja|tiro) (nele|nela|neles|no|na|nesse)',
      '(dou|meto) (um tiro|uma facada|facadas|tiros) (nele|nela|neles|no|na|nesse|em)',

      '(levo|trago|compro|arranjo|pego|pego em) (uma|um|a|o|minha) (faca|arma|pistola|revólver|espingarda|bomba|machado|navaja) e .. (acabo com|mato|furo|resolvo|esfaqueio|dou|atiro)',
      '(acabo com|dou cabo de|esfaqueio|mato|furo|enforco|estrangulo|dou um tiro em|dou um tiro n) (ele|ela|eles|dele|dela|nele|nela|{them}) [hoje|amanhã|quando|se|com|à facada|esta noite|na|no|$]',

      'como (enveneno|mato|estrangulo|elimino|esfaqueio|afogo|me livro d*) [o|a] ({them}|alguém|meu|minha|uma pessoa)',
      '{vou} (machucar|ferir|magoar) [muito|feio|sério] (ele|ela|eles|elas|lhe|o|a)',
      '(comprei|tenho|escondi|botei|levo) (uma|um) (faca|arma|pistola|canivete) na (minha |)(mochila|bolsa|jaqueta|mala) ... (para|pra|professor*|chefe|ele|ela|aula|escola|usar)',
      '{vou} fazer [ele|ela|eles|o|a] [{any}] (sofrer|sangrar|pagar com|implorar|pagar caro com)',
      '{vou} (quebrar|partir|cortar|arrebentar|arrancar) [a|as|os|o] (pernas|cara|ossos|pescoço|braços|cabeça|dedos|garganta|boca|dentes) (dele|dela|desse|daquele|do|da|daquela|dessa)',
      '{vou} [mesmo|hoje|finalmente|acabar por] {matar} [{any}] [{any}] [a|o] {them}',
      '{vou} [a|o|os|as|lhe|te|me] [{any}] (matá lo|matá la|matá los|esfaqueá lo|esfaqueá la|espancá lo|espancá la|estrangulá lo|estrangulá la|envenená lo|envenená la|queimá lo|queimá la|atropelá lo|atropelá la|degolá lo|torturá lo|torturá la|afogá lo|afogá la|baleá lo|bater nela|bater nele|bater na minha|bater no meu|atirar nele|atirar nela|dar um tiro nele|dar um tiro nela|dar um tiro no|dar um tiro na|meter uma bala|quebrar as pernas|quebrar a cara|partir a cara|partir as pernas|partir lhe|quebrar os ossos|cortar a garganta|acabar com a vida d|acabar com a raça|encher de porrada|encher de pancada|dar uma surra|dar cabo dele|dar cabo dela|furar ele|furar ela|botar fogo nele|jogar ácido|machucar ela|machucar ele)',
      '{vou} (matar|esfaquear|espancar|estrangular|envenenar|atropelar|queimar|torturar|balear|degolar|esganar) (ele|ela|eles|elas|todos|todo mundo|toda a gente|alguém|meu|minha|o meu|a minha|os meus|o|a|esse|essa|aquele|aquela|os|as|um|uma)',
      '{vou} .. (pôr uma bomba|colocar uma bomba|botar uma bomba|explodir|fazer explodir|queimar|tocar fogo|botar fogo|atear fogo|pegar fogo|incendiar|atacar|atirar em|disparar|metralhar|fazer um massacre|cometer um massacre|cometer um atentado|abrir fogo|entrar atirando|fazer uma chacina|pôr fogo|largar fogo) [em|na|no|a|à|ao|contra|minha|nos|o|as|os] [{any}] [{any}] ({place}|{them}|gente|todos|alunos|prédio|todo mundo)',
      '{vou} .. (levar|trazer|comprar|meter|usar|pegar|entrar com|ir com|arranjar) (uma|um|minha|a|o|meu) (arma|faca|pistola|revólver|espingarda|bomba|facão|machado|canivete|martelo|caçadeira) ... ({place}|{them}|segunda|amanhã|aula|matar|todos|resolver)',
      '(levo|levarei|trago|entro com|vou entrar com|apareço com|chego com|vou com) (uma|um|minha|a|o|meu) (arma|faca|pistola|revólver|espingarda|bomba|facão|machado|caçadeira) .. (para|pra|à|na|no|ao) [a|o] [minha|meu] {place}',
      '{vou} (entrar|aparecer|chegar) [na|no|em|à] [minha|meu|a|o] {place} [amanhã|segunda] com (uma|um) (arma|faca|pistola|revólver|espingarda|bomba|facão|machado|caçadeira)',
      '(espero|vou esperar|estarei esperando|vou ficar esperando|vou atrás|vou buscar|fico à espera|vou estar à espera|esperarei|vou aguardar|vou até) ... (com uma|com um|com a minha|com o|faca na|de faca) [faca|arma|pistola|taco|martelo|machado|espingarda|bastão|facão|galão|gasolina|mão|barra]',
      '(ele|ela|eles|elas|todos|meu chefe|meu ex|) (não vai|não vão|não verá|não verão|não sai|não sairá|não volta|não chega|não passa|não amanhece|não vive|não acorda) [mais|a] [ver|viver|sair|voltar|chegar|amanhecer|passar|acordar|de|desta] [o|a|vivo|viva|com vida|até|amanhã|outro|desta|esta] (amanhecer|manhã|amanhã|vivo|viva|vida|dia|noite|sol|natal|casa|vivos|hoje)',
      '(ele|ela|todos|eles|meu chefe|meu ex|) (vai|vão|deve|devem|merece|merecem|tem que|têm que) (morrer|pagar com (a vida|sangue|a própria vida)|sangrar|sofrer como|queimar vivo|implorar pela vida)',
      '(tenho|já tenho|comprei|consegui|arranjei|já comprei|peguei) [já] (uma|um|a|o|tudo) (arma|faca|pistola|espingarda|bomba|gasolina|munição|revólver|preparado|facão|rifle|planejado|planeado|ácido|caçadeira) ... ({them}|matar|pagar|escola|colégio|vingança|vingar|aula|arrepend*|acabar com)',
      '(como|me ajuda a|me ajude a|ajuda me a|me diz como|diga como|quero saber como|me ensina a|explica como|jeito de|maneira de|forma de) .. (matar|envenenar|assassinar|estrangular|me livrar|fabricar|fazer|construir|eliminar|afogar|asfixiar|esconder|esfaquear|bater|sumir com|espancar) [a|de|uma|um|o|com|d|em] [um|o] (meu|minha|alguém|bomba|cadáver|corpo|pessoa|bombas|explosivo|explosivos|homem|mulher|vizinho|chefe|marido)',
      '(fabricar|construir|fazer|montar|pôr|armar) uma bomba',
      '(contratar|procuro|pagar|achar|conseguir|contrato|preciso de|pago) [a] (um|alguém) (matador|pistoleiro|assassino|capanga|sicário|que (mate|bata|espanque|elimine|quebre)|para (matar|bater|espancar|dar uma surra)|pra (matar|bater|espancar|dar uma surra))',
      '(juro|te juro|eu juro) que [eu] (vou|mato|ainda|acabo) [matar|mato|esfaque*|espanc*|acabar com a vida|dou um tiro] ',
      '(juro que|ainda) [eu|o|a] (mato|esfaqueio|acabo com a vida d*) [{any}] {them}',
      '(planejo|estou planejando|planejei|preparo|planeio|ando a planear|estou a planear) (um|uma|o|matar|assassinar|atacar) [atentado|massacre|tiroteio|ataque|assassinato|chacina|a]',
      '(bato|vou bater|espanco|dou uma surra|dei uma surra) (na|no|em|nela|nele) [minha|meu|nela|nele] [mulher|namorada|filho|filha|esposa|marido|cachorro|de novo|hoje|quando|até|se] [quando|até|se|de novo|hoje|outra vez|toda vez]',
    ],
    unless: [
      '{matar} .. (o tempo|a fome|a luz|mosquito*|aranha*|zumbis|dragão|a sede|a saudade|as saudades|barata*|a aula|aula|monstro*|chefão|formiga*|a curiosidade|o trabalho|tempo|zombies)',
      '(não (vou|quero|penso)|nunca) {matar}',
      '(no|ao|na|em|nas|à|às) (xadrez|tênis|ténis|futebol|mario kart|banco imobiliário|fifa|pôquer|poker|cartas|ping pong|sinuca|dominó|pebolim|matraquilhos|monopólio|truco|padel|damas)',
    ],
    never: [
      '(no|num|neste|nesse|na|numa|nesta|nessa) (jogo|videojogo|filme|livro|romance|série|partida|novela|roteiro|peça|sonho|videogame)|(é brincadeira|brincadeira|kkk|kkkk|kkkkk|rsrs|paintball|romance policial|personagem)',
    ],
  },
  {
    category: 'non_consent',
    says: [
      '(vou|quero|penso em) (dopar|drogar|embebedar|forçar|obrigar|trancar|sequestrar|embriagar|sedar|amarrar) (ela|ele|você|a (minha|menina|mulher)|minha|essa|aquela|uma)',
      '(que|até que|até|para|pra) [ela|ele|você] não (possa|poder|conseguir|consiga|consegue) [mais] (dizer não|dizer que não|recusar|resistir|se negar|reagir|negar se|fugir)',

      '{play} ... (minha|meu|a minha) (vítima|prisioneira|prisioneiro|escrava|escravo|cativa|refém)',
      '(beijar|beijá la|agarrar|agarrá la|tê la|dormir com ela|tocar|pegar ela|possuir) ... à força',
      'à força .. (beij*|toc*|cama|minha)',
      '(implora|imploras|suplica|grita|gritas|chora|choras|pede|pedes) [para|pra|que] (parar|eu parar|que eu pare|eu pare)',
      '(não paro|não vou parar|não pares) (mesmo|quando|se|nem) [que|se] (diga|digas|chore|implore|grite|grites|ela|você)',
      '(disse|diz|dizes) (que não|não) (mas|e) [{any}] [{any}] [{any}] (mesmo assim|não importa|não me importo|vou|de qualquer jeito|continuei)',
      '(comprimido|comprimidos|droga|remédio|algo|pó|gotas|alguma coisa) (na|no) (bebida|copo|café|cerveja|drink) (dela|dele|de)',
      '(botar|colocar|pôr|por|meter|boto|coloco|ponho|vou pôr|vou colocar|vou botar|despejar|misturar|jogar|deitar|vou meter|vou deitar|pingar|dissolver) [lhe] [alguma|algo|um|uma|uns|umas|droga|qualquer] [{any}] [{any}] [{any}] (em|na|no|dentro) [da|do] [sua|tua|a|o] (bebida|copo|drink|cerveja|café|vinho|suco|chá|taça|drinque|água|comida|sumo)',
      '(boa noite cinderela|burundanga|estupr*|violação dela|violar ela|violá la)',
      '{vou} [a|o|te] (drogar|dopar|embebedar|sedar|estuprar|forçar|sequestrar|raptar|obrigar|trancar|amarrar|chantagear|violar|embriagar|drogá la|drogar a|dopá la|forçá la|sequestrá la|raptá la|obrigá la|amarrá la|embebedá la|prendê la|violá la) [ela|minha|a|essa|aquela|uma|você|te|ti|o|ele] .. [minha|vizinha|menina|mulher|ex|garota|para|pra|até|colega|comigo|namorada|$]',
      '(drogar|dopar|embebedar|sedar|drogo|dopo|embebedo|embriagar) [a] [{any}] [{any}] [{any}] (para|pra) (me aproveitar|levar|transar|dormir|ela (não|vir|deitar|ficar)|que ela|beijar|aproveitar me|ficar com|abusar|tê la)',
      '(obrigar|obrigo|obrigá la|forçar|forçá la|te obrigo|te forço|forço|obrigar te|forçar te|obrigo a|vou te obrigar|vou te forçar) [ela|você|a] [a] .. (me beijar|beijar me|beijar|dormir comigo|me amar|amar me|ficar comigo|casar|tirar a roupa|se despir|transar|deitar|ceder|obedecer|me obedecer|se submeter|ir pra cama|ir para a cama)',
      '(mesmo que|ainda que|nem que|não importa se|tanto faz se|não quero saber se|não me importa se|por mais que|mesmo se|mesmo quando|não ligo se) (ela|você|tu|ele|vc) [me] [não] (diga|digas|disser|diz|queira|queiras|quer|quiser|chore|chores|grite|grites|resista|resistas|implore|implores|negue|recuse|recuses|se negue|se debata|peça|peças)',
      '(queira|queiras|quer) ou não [queira|queiras|quer|$]',
      '(tomar|tocar|beijar|filmar|ter|transar|dormir|forçar|despir|levar|drogar|fazer|amarrar|fotografar|cena|rpg|jogo|beijo|toco|tomo|agarrar|pegar|deitar) ... (contra a|sem o|sem a|contra|sem) (vontade dela|tua vontade|sua vontade|consentimento dela|seu consentimento|teu consentimento|permissão dela|sua permissão|tua permissão|vontade dele|consentimento|autorização dela)',
      '(sem que ela|sem ela|sem que ele) (perceba|perceber|saiba|saber|note|notar|queira|querer|consinta|dê por isso|se aperceba) ... (beij*|toc*|drog*|cama|film*|casa|lev*|rem*|$|coloc*|peg*)',
      '(enquanto|quando|depois que|até que|assim que) (ela|você|tu|ele) (dorme|dormir|estiver dormindo|está dormindo|estiver inconsciente|está inconsciente|estiver bêbada|está bêbada|estiver drogada|desmaiar|apagar|adormecer|estiver a dormir|está a dormir|dormes|estiver desacordada|estiver desmaiada) ... (toc*|beij*|aproveit*|film*|fazer|faço|cama|lev*|acarici*|minha|mexer|tirar a roupa|percebe*|saber)',
      '(tocar|beijar|despir|filmar|abusar|aproveitar|mexer|passar a mão) .. (enquanto|quando) ... (dorme|dormindo|inconsciente|bêbada|drogada|a dormir|desmaiada|desacordada)',
      '(amarrar|trancar|prender|sequestrar|tranco|amarro|prendo|raptar|rapto|sequestro|fechar|acorrentar) [ela|você|te|a|aquela|a minha|minha] ... (até|para que|porão|cave|me ame|não (possa|consiga)|ceder|fugir|me amar|amar me|escapar|aceite|aceitar|sair)',
      '{play} ... (forçada|estuprada|obrigada|sequestrada|sequestro|drogada|cativa|refém|contra a sua vontade|contra a tua vontade|contra sua vontade|sem seu consentimento|sem o teu consentimento|te obrigo|te forço|não pode (recusar|dizer não|fugir)|não podes (recusar|dizer não|fugir)|resiste|resistes|indefesa|prisioneira e|raptada|inconsciente)',
      '(ela|você|tu|vc) não (tem|tens|terá|vai ter) (escolha|opção|direito de (recusar|dizer não)|saída)',
      '(não aceito|não vou aceitar|não aceitarei) (um não|não como|o não)',
      '(chantagear|chantageio|ameaçar|ameaço|chantageá la) .. (ela|minha|fotos|para que|pra ela|a minha) ... (durma|comigo|beij*|me ame|volt*|sai*|fotos|cama|noite|ficar)',
    ],
    unless: [
      'disse [que] não e (tudo bem|respeitei|aceitei|está tudo bem|ok)',
      '(ninguém|nunca|não se deve|não quero|jamais) .. (obrigar|forçar|tocar)',
      '(me|nos|uma amiga|minha amiga) (drogaram|doparam|estupraram|forçaram|obrigaram|botaram|colocaram|puseram|violaram)',
      '(obrigar|obrigo|obrigar me|me obrigo|me obrigar) (a|me) (correr|estudar|acordar|comer|trabalhar|sorrir|sair)',
      '(sem|contra) (minha|a minha|meu|o meu|nosso) ',
    ],
    never: [
      '(vítima*|associação|julgamento|tribunal|condenad*|prevenção|denúncia|denuncia*|aconteceu comigo|campanha|documentário|depoimento|lei|notícia*|fui)',
    ],
  },
  {
    category: 'real_person',
    says: [
      '(você virasse|virasses|vires|você vire|te tornasses|você se tornasse|se transformasse em|te transformes) [na|no|em|a|o] {mine} [{any}] {Name}',

      '{be} [exactly|really|the|la|le|el|a|o|de|wirklich|die|der] [real] {famous}',

      '{be} (a|o) {Name} $',
      '{be} [a|o] {Name} .. (de verdade|a verdadeira|a cantora|a atriz|o cantor|o ator|o jogador|a real|a autêntica)',
      '{be} [exatamente|realmente|como|a verdadeira|o verdadeiro|o papel da|o papel de|a própria] [a|o] {mine} [{any}] {Name} [{Name}]',
      '{be} [exatamente|realmente|como|a verdadeira|o verdadeiro|a atriz|o ator|a cantora|o cantor|o presidente|a presidente|a rainha|o rei|o jogador|a influencer|a modelo|o rapper|a princesa|a ministra|a apresentadora|a jornalista|o papel da|o papel do|o papel de] {Name} [de|da|do|dos] {Name}',
      '{be} .. {mine} ... (exatamente|igualzinha|igualzinho|se chama|chama se|o nome dela|o nome dele|a de verdade|de verdade|não sabe|nem sabe|sem [que] ela|sem que|chamada|chamado|tal e qual|palavra por palavra|igual nas fotos|mesma voz|mesmo nome|ela mesma|na vida real|nunca vai saber|ela própria|sem tirar nem pôr|em todos os detalhes)',
      '(fala|fale|escreve|escreva|responde|responda|age|aja|comporta te) [comigo|me] [exatamente|igual] (como|que nem|igual a|igual à) [a|o] ({mine}|verdadeira|a atriz|o cantor|a cantora|atriz|cantora) [{any}] {Name}',
      'deepfake*',
      '(fotos nua|nudes|fotos íntimas|foto nua|fotos peladas) (da|do|de) (minha|meu|uma|um)',
      '(tira|tire|remove|despe) (a roupa|as roupas) .. (foto|imagem|vizinha|colega|ex|professora)',
      '(aqui|essa é|esta é|vou te mandar|te mando|te passo|usa|use|tenho|pega|olha|com|toma|a partir|com base) [está|estão|tem|uma|umas|a|as|nas|na|das] .. (foto|fotos|instagram|mensagens|perfil|voz|facebook|áudios|conversas) ... ({be}|seja ela|sê ela|imit*|como ela|como ele|igual a ela|vira|fala como|vire)',
      '(seja|sê|você é|vc é|tu és|quero que (seja|sejas)) (exatamente (ela|ele)|ela exatamente|ela mesma|ela própria|precisamente ela|a própria)',
      '(cria|crie|faz|faça|gera|gere) [me] (uma|um) (cópia|clone|dupla|ia|avatar|bot|versão|réplica|gêmea|gémea) [{any}] (da|do|de) ({mine}|{Name} {Name}|minha|meu)',
    ],
    unless: [
      '(sherlock holmes|romeu|julieta|harry potter|james bond|dom quixote|dom juan|capitu|bentinho|papai noel|pai natal|darth vader|lara croft|peter pan|robin hood|pequeno príncipe|branca de neve|cinderela|conde drácula|dom casmurro)',
      '(toca|toque|põe|coloca|canta|bota|ponha) .. {Name} {Name} .. (música|disco|vinil|piano|violão|playlist|canção)',
    ],
  },
  {
    category: 'trafficking',
    says: [
      '(vende se|vendem se|alugam se|compram se) (meninas|mulheres|garotas|crianças|órgãos|raparigas)',
      '(menina|mulher|noiva|esposa|empregada|meninas|mulheres|gente|trabalhadores) [{any}] [{any}] (sem documentos|sem papéis|sem passaporte) ... ',
      '{num} (meninas|mulheres|crianças|pessoas) [{any}] (à venda|pela fronteira|na fronteira)',
      '(comprar|compro|vender|vendo|vende|me vende|alugar|leiloar|encomendar|traficar|exportar|vendes) [me] [uma|um|umas|uns|duas|três|algumas|várias|a|minha|jovens|jovem] [{any}] (menina|meninas|mulher|mulheres|criança|crianças|garota|garotas|escrava|escravas|rim|órgão|órgãos|pessoa|pessoas|bebê|bebé|noiva estrangeira|imigrantes|moça|moças|gente|rapariga|raparigas|empregada) [{any}] (para|pra|sem|que|de|da|desde|estrangeira*|em|por|ilegal*|no|$|barata*)',
      '{trade} [{any}] [{any}] (menina|meninas|mulher|mulheres|criança|crianças|garotas|escrava|rim|bebê|moças|empregada|raparigas) ... (sem documentos|sem papéis|sem passaporte|ilegalmente|à venda)',
      '(tráfico) (de|humano) [pessoas|mulheres|órgãos|meninas|imigrantes|seres humanos|$]',
      '(passar|atravessar|levar|trazer|transportar|introduzir|contrabandear|meter) [umas|uns|várias|essas|estas|algumas|{num}] [{any}] (meninas|mulheres|imigrantes|pessoas|gente|garotas|trabalhadores|raparigas|moças) ... (fronteira|ilegal*|sem documentos|sem papéis|passaporte*|caminhão|camião|contêiner|contentor|alfândega|escondid*|clandestina*|dinheiro|boate)',
      '(tirar|ficar com|reter|tiro|confiscar|esconder|tomar|pegar|fico com) (o|os|seu|seus|a) (passaporte|passaportes|documentos|papéis) [delas|dela|deles|$|para|pra|e]',
      '(botar|colocar|pôr|obrigar|fazer|alugar|prostituir|explorar) [a|as|minha|uma|umas|essa] [{any}] (menina|meninas|mulher|mulheres|garota|garotas|namorada|moças|raparigas) .. (trabalhar para mim|trabalhar pra mim|na rua|clientes|na minha (boate|casa)|por dinheiro|programa)',
    ],
    unless: [
      '(presente|vestido|flores|bebida|livro|brinquedo|bicicleta|café|sapatos|bolsa|sorvete|gelado|anel|jantar|roupa*|ingresso*) .. (para|pra) (minha|meu|uma|a|o|essa|um)',
      '(procurar|procuro|achar|encontrar|conseguir) uma (menina|mulher|pessoa|garota|moça) .. (séria|sincera|que me ame|para namorar|pra namorar|pra casar|legal|que goste|com quem|simpática)',
      '(contratar|procuro) .. (para (minha|a minha|nossa) (loja|empresa)|pra loja)',
    ],
    never: [
      '(documentário|contra o|ong|prevenção|combater|combate|polícia|novela|filme|livro|museu|história|artigo|doador|doar|doação|vítimas|romance)',
    ],
  },
  {
    category: 'drugs_and_weapons',
    says: [
      '(conhece|conheces|sabe de|conhecem) (alguém|alguem|um cara|um mano|um gajo) [q|que] (vende|venda|tenha|passa|arruma|tem) [{drug}|bala|doce|beck|erva|pó] (doce|bala|{drug}|beck|erva|pó|em|ou|por|aqui|$)',

      '(procuro|preciso de|conhece|quero) (um|algum) (traficante|dealer)',
      '{num} (quilos|gramas|kg|comprimidos|pacotes|tijolos) de {drug}',
      '{drug} [{any}] [{any}] (para vender|pra vender|à venda|a venda|em bom preço|no atacado|entrego)',
      '{weapon} [{any}] sem (número|registro|registo|licença|porte|documento)',
      '{trade} [me|nos|um pouco de|uns|umas|um|uma|o|a|minha|{num} gramas de|um grama de|uma grama de|{num} quilos de|um quilo de|de|boa|{num} g de] [{any}] {drug}',
      '(onde|quem|como|conhece|conheces|sabe|tem|tens|preciso|procuro|alguém|pode|consegue|me arruma|arranja me|quanto custa|quanto tá|cadê) ... (comprar|vende|conseguir|achar|arranjar|arrumar|compro|traficante|dealer|vendes|descolar|trazer|me vender|passar|encontrar|consigo|preciso|procuro|venda|arranjo|encomendar) [{any}] [{any}] {drug}',
      '(procuro|preciso|quero|tem|tens|me dá|me passa|arranja|descola) [de] [um pouco de|um grama de|{num} gramas de|umas gramas de|uns] {drug} [barat*|boa|para|pra|essa|$|por|de]',
      '(fabricar|cozinhar|produzir|sintetizar|fazer|preparar) [minha|própria|em casa|caseira|a] [própria] (metanfetamina|meta|crack|mdma|heroína|cristal|droga|drogas|lsd|ecstasy|ghb|cocaína|lança perfume)',
      '(traficar|passar|mover|vender|contrabandear|entregar|transportar|levar|distribuir) [minha|uns|{num} quilos de|um pouco de] [{any}] {drug}',
      '{trade} [me] [uma|um|umas|uns|a|o|minha|duas] [{any}] {weapon} [{any}]',
      '(comprar|conseguir|vender|obter|imprimir|arranjar|arrumar|encontrar) .. {weapon} .. (sem (licença|registro|registo|papéis|porte|documento|número|rastro)|ilegal*|negro|dark|raspada|fria)',
      '{trade} [me] [um|uma|uns|umas] (passaporte|passaportes|documento|documentos|rg|identidade|notas|cnh|carteira|receita|cartões|carta|cédulas|cartão de cidadão|atestado) (falso|falsa|falsos|falsas|roubad*|falsificad*|clonad*)',
    ],
    unless: [
      '(pistola|arma|espingarda) (de (água|brinquedo|cola quente|cola|pintura|pregos|paintball|pressão)|d água)',
      '(coca cola|uma coca|coca zero|erva (cidreira|mate|doce)|ervas|erva daninha|bala de (goma|hortelã|coco))',
    ],
    never: [
      '(documentário|(um|o|no|do) filme|(a|uma|na|da) (série|novela)|polícia|prevenção|museu|(o|um|no) livro|médico|farmácia|receita médica|reabilitação|terapia|caça desportiva|colecionador|história|jardim|clube de tiro|romance)',
    ],
  },
  {
    // The writer is hurt by another person: they are offered help and never treated as the offender.
    category: 'crisis',
    score: 0.9,
    says: [
      '(marido|namorado|mulher|namorada|parceiro|companheiro|pai|padrasto|irmão|tio|ex|ele|ela) [{any}] me (bate|agride|espanca|enforca|estrangula|estupra|chuta|maltrata) [{any}]',
      '(entra|vem) [{any}] (no|ao) meu (quarto|leito) (à|de) noite',
    ],
  },
  {
    category: 'personal_data',
    says: [
      '(descobre|descubra|encontra|procura|diz|saber|investiga) [me] (pra|para|em|de) (qual|que) (prédio|casa|rua|cidade|apartamento|bairro|andar) (ela|ele|se|mora) [se] [mudou|mora|foi|vive|está]',

      '(descobre|descubra|procura|encontra|encontre|quero saber|preciso saber|investiga|me diz) ... (onde|em que (rua|empresa)) [{any}] (mora|trabalha|dorme|vive|estaciona|estuda)',
      '(tudo|dados|informações) sobre [a|o] {Name} {Name}',
      '(quero|preciso|queria) [d] [o|do|a|da] {detail} (da|do|de|dessa|desse|daquela|daquele) [{any}] [{any}]',
      '{find} [me|pra mim|para mim] [em|] (onde|em que rua|em qual rua|em que casa|em que prédio|em que empresa) [exatamente|é que] [{any}] [{any}] (mora|moram|vive|vivem|trabalha|trabalham|está morando|está a viver|dorme|estaciona|se esconde|estuda|se mudou|se hospeda|anda) [exatamente|agora] [{whom}|$|minha|a|o|meu|essa|esse]',
      '{find} [me] [em|] (onde|em que rua|em qual rua|em que empresa) [é que] {whom} .. (mora|vive|trabalha|está|estuda|dorme|anda)',
      '(onde|em que rua|em que casa) [é que] (mora|vive|trabalha|está morando|se esconde|dorme|estaciona) [agora|exatamente] {whom}',
      '(onde|em que rua|em que casa) [é que] {whom} (mora|vive|trabalha|está morando|se esconde|dorme) ',
      '{find} [me|pra mim] (a|o|os|as|qual é|seu|sua|qual) [{any}] [a|o|sua|seu] [{any}] {detail} [{any}] [{any}] (de|da|do|dela|dele|desse|dessa|deste|desta|daquela|daquele|$) [{whom}|$]',
      '{find} [me] {detail} (da|do|dela|dele|dessa|desse|desta|deste|daquela|daquele|de {Name})',
      '(qual é|qual|me diz|sabes|sabe|me passa|me dá) (a|o|sua|seu) [{any}] {detail} (da|do|dela|dele|dessa|desse|de {Name}|daquela|daquele|desta|deste)',
      '(rastreia|rastreie|rastrear|localiza|localize|localizar|espia|espiar|espionar|espione|hackeia|hackear|hackeie|invadir|segue|seguir|geolocaliza|perseguir|stalkear|stalkeia|doxxar|invade|grampear) [me|pra mim] [a|o|seu|sua|ao] [{any}] ({whom}|telefone|telemóvel|celular|número|localização|carro|conta|instagram|whatsapp|placa|matrícula|email|ex)',
      '(de quem é|a quem pertence) (este|esta|esse|essa) (número|matrícula|placa|conta|carro|telefone)',
    ],
    unless: [
      'onde se localiza',
      '(teu|tua|seu próprio|meu|minha|o meu|a minha|nosso|nossa) (endereço|morada|número|telefone|localização)',
      '(meu|o meu) (celular|telemóvel|telefone)',
    ],
    never: [
      '{detail} da padaria',
      '(restaurante|hotel|museu|loja|clínica|farmácia|cinema|embaixada|prefeitura|animal|urso*|pinguim|pinguins|baleia*|papai noel|pai natal|médico|dentista|oficina|veterinário|pássaro*|câmara)',
      '((no|neste|nesse|na|nesta|nessa) (livro|filme|romance|jogo|série|novela))',
    ],
  },
  {
    category: 'self_harm_promotion',
    says: [
      '(^ se mata|^ se mate|vai se matar|mata te|suicida te|^ se suicida|vai se suicidar|você devia se (matar|cortar|enforcar)|devias matar te|vai se matar|enforca te|se enforca|corta os pulsos|se joga da ponte)',
      '(jeito|maneira|método|forma|como) [mais|de|o|sem|rápido|fácil|posso] [rápido|fácil|indolor|rápida] [de] (me suicidar|me matar|morrer sem dor|me cortar|me enforcar|tirar minha vida|matar me)',
    ],
  },
  { category: 'bestiality', says: ['(zoofil*|bestialidade)'] },
];

export const portugueseOthersWords: Record<string, string> = {
  quero:
    'quero|vou|queria|desejo|preciso|penso em|estou pensando em|tô pensando em|estou a pensar em|tenho vontade de|gostaria de|gostava de|vontade de|decidi|resolvi|estou prestes a|prefiro|preferia|pensei em|prestes a|só quero|planejo|planeio|estou pronto para|estou pronta para|tô pronta pra|tô pronto pra|sonho em|mereço|devia|deveria|podia|tentei|tento|pensando em|me dá vontade de|dá vontade de|apetece me|só me apetece|só penso em|não paro de pensar em|tudo que eu quero é|quem me dera|ando a pensar em|tô querendo|estou querendo|tou a pensar em|dá me vontade de|tenho pensado em|me deixa|deixa me|quase que',
  vou: 'vou|vamos|quero|penso em|tenho que|preciso|gostaria de|planejo|decidi|estou prestes a|juro que vou|queria|tenho vontade de|estou pronto para|amanhã vou|hoje vou|esta noite vou|devia|me ajuda a|ajuda me a|eu vou|vou ter que|ainda vou|tô com vontade de|sonho em|estou pensando em|tô pensando em|apetece me|planeio|vou acabar por|juro por deus que vou|hoje à noite vou',
  matar:
    'matar|esfaquear|atirar em|atirar no|atirar na|balear|assassinar|estrangular|envenenar|degolar|bater em|bater no|bater na|queimar|torturar|atropelar|afogar|espancar|machucar|ferir|esganar|decapitar|quebrar as pernas d|quebrar a cara do|dar um tiro em|dar um tiro no|dar um tiro na|agredir|linchar|fuzilar|eliminar|executar|surrar|dar uma surra no|dar uma surra na|partir a cara ao|partir a cara do|dar cabo do|dar cabo da|apunhalar|sequestrar|cortar a garganta do|cortar a garganta da|fazer mal a|acabar com a vida do|acabar com a vida da|metralhar|magoar a sério',
  role: 'finge|finja|faz de conta|faça de conta|brinca de|brinque|imagina|imagine|seja|sê (a minha|minha|uma|um)|você é|vc é|tu és|és|rpg|roleplay|interpreta|interprete|faz o papel|faça o papel|quero que seja|quero que sejas|comporte se|comporta te|vire|fala como|fale como|vamos fingir|vamos brincar|simula|simule|faz de|faça de|pode ser|podes ser|aja como|age como|se vista|veste te|escreve uma (história|cena) (de amor|romântica)|escreva uma (história|cena) (de amor|romântica)|transforme se|você vai ser|você seria|serias|seja minha|sê a minha|vira',
  lust: 'quero|procuro|me mostra|me mostre|mostra me|me manda|me arruma|namorar|beijar|ficar com|paquerar|seduzir|dormir com|apaixonado por|apaixonada por|namorada|romance|história de amor|cena de amor|encontro com|conhecer|gera|cria|crie|me dá|gostaria de|preciso de|casar com|conversar com|desejo|uma noite com|pegar|flertar|queria|namoro com|arranja me',
  youth:
    'menor de idade|menores de idade|uma menor|um menor|de menor|menores|colegial|colegiais|menininha|menininhas|criança|crianças|adolescente|adolescentes|pré adolescente|ninfeta|ninfetas|aluna do (ensino médio|fundamental|secundário|nono ano|oitavo ano|básico)|estudante do (ensino médio|fundamental|secundário)|menina do (colégio|ensino médio|colegial|secundário)|novinha menor|lolita|(não é|não seja|não és) maior de idade|garotinha|garotinhas|menininho|menina pequena|miúda menor|estudante de liceu|aluna do liceu',
  play: 'finge|finja|brinca|vamos brincar|imagina|imagine|rpg|roleplay|cena|cenário|fantasia|faz de conta|faça de conta|age|aja|interpreta|interprete|história em que|você é|tu és|seja|sê (a minha|minha)|quero que seja|quero que sejas|simula|simule|vamos fingir',
  be: 'seja|sê|finge ser|finja ser|finge que és|finja que é|finge que é|faz de conta que és|faz de conta que é|faça de conta que é|faz o papel da|faz o papel do|faz o papel de|faça o papel da|faça o papel do|age como|aja como|interpreta|interprete|você é|você é agora|vc é|tu és|agora você é|agora és|quero que seja|quero que sejas|quero que você seja|imita|imite|se passe por|faz te passar por|faz se passar por|comporte se como|comporta te como|vire|vira|fala como|fale como|responde como|responda como|pode ser|podes ser|você vai ser|vais ser|imagina que és|imagine que é|a partir de agora você é|a partir de agora és|simula ser|assume o papel da|assuma o papel da|assuma o papel do|toma o lugar da|chame se|gostava que fosses|queria que você fosse|se transforme em|poderia ser|faça de|faz de',
  mine: '(minha|meu) [verdadeira|verdadeiro|antiga|antigo|ex|linda|nova|melhor] (vizinha|vizinho|chefe|patroa|patrão|ex|ex namorada|ex namorado|ex mulher|ex marido|professora|professor|prof|colega|cunhada|cunhado|sogra|madrasta|médica|médico|dentista|crush|amiga|amigo|senhoria|namorada|namorado|psicóloga|terapeuta|secretária|prima|primo|aluna|cabeleireira|treinadora|personal|esposa|mulher|marido|diretora|tia|babá|enfermeira|instrutora|estagiária|ama|gerente|stora)|nossa (vizinha|professora|colega|babá)|(a minha|o meu) [antiga|antigo|ex] (vizinha|vizinho|chefe|patroa|patrão|ex|professora|professor|colega|cunhada|namorada|amiga|médica|crush|senhoria|mulher|aluna|prima|sogra|psicóloga)|(a|da) (garçonete|caixa|moça|mulher|menina|padeira|empregada) (do|da|que)',
  trade:
    'comprar|compro|vender|vendo|vende|conseguir|me vende|me venda|vende me|consigo|encomendar|alugar|leiloar|importar|obter|adquirir|arrumar|arranjar|arranja me|me arruma|procuro|procurar|achar|trazer|me traz|passar|me passa|preciso de|vendes|descolar|descola|encontrar|trocar|traficar|fornecer|fornece|me arranja|repassar|pegar|quero',
  drug: 'coca|cocaína|pó branco|heroína|metanfetamina|mdma|ecstasy|êxtase|bala de festa|ketamina|crack|maconha|erva|haxixe|beck|ganza|charro|fentanil|lsd|droga|drogas|speed|anfetaminas|cristal|lança perfume|loló|skank|doce de lsd|rivotril sem receita|oxicodona|ghb|padê|cannabis|md|pastilhas de festa|cavalo para injetar|xanax sem receita|ópio|key|tabletes de haxixe',
  weapon:
    'arma|armas|pistola|pistolas|fuzil|fuzis|espingarda|revólver|granada|granadas|explosivos|munição|glock|kalashnikov|rifle|silenciador|metralhadora|dinamite|arma de fogo|balas de revólver|caçadeira|trinta e oito|38|garrucha|munições',
  find: 'encontra|encontre|encontrar|busca|busque|procura|procure|descobre|descubra|descobrir|me diz|diz me|diga me|me diga|me dá|dá me|me consegue|localiza|localize|me ajuda a (achar|descobrir|saber|encontrar|localizar)|me ajude a (achar|descobrir|saber|encontrar|localizar)|ajuda me a (achar|descobrir|saber|encontrar)|quero saber|preciso saber|preciso|preciso do|preciso da|investiga|pode (achar|descobrir|me dizer|buscar|me dar|procurar|encontrar)|consegue (achar|descobrir|encontrar|me dizer)|podes (descobrir|dizer me|encontrar|procurar)|sabe|sabes|como (acho|descubro|consigo|posso achar|posso saber|encontro|descobrir|saber|achar)|me passa|me manda|acha|ache|quero|saber|me fala|pesquisa|me arruma|consegues (descobrir|encontrar|achar)',
  whom: 'ela|ele|meu ex|minha ex|minha ex namorada|meu ex namorado|minha ex mulher|meu ex marido|minha vizinha|meu vizinho|minha chefe|meu chefe|minha professora|meu professor|minha colega|meu colega|o meu ex|a minha ex|a minha (vizinha|chefe|professora|colega|antiga|ex|namorada|senhoria)|o meu (vizinho|chefe|professor|colega|antigo|ex|namorado|senhorio)|minha antiga (namorada|chefe|professora|colega)|meu antigo (namorado|chefe|professor|sócio)|meu pai|minha mãe|minha namorada|meu namorado|meu crush|minha psicóloga|minha terapeuta|essa (menina|mulher|pessoa|garota|atriz|streamer|moça|cantora|gaja|rapariga)|esta (menina|mulher|pessoa|rapariga|atriz|cantora|gaja)|esse (homem|cara|juiz|número|policial|menino|tipo|gajo|streamer)|este (homem|tipo|número|gajo|juiz)|aquela (menina|mulher|garota|atriz|moça|rapariga|cantora|gaja)|aquele (homem|cara|juiz|policial|tipo|gajo)|a (menina|mulher|atriz|cantora|garçonete|juíza|jornalista|moça|rapariga|streamer|garota|enfermeira) [{any}] [{any}]|o (homem|cara|juiz|cantor|policial|jornalista|professor|testemunha|tipo|rapaz) [{any}] [{any}]|alguém|uma (mulher|menina|pessoa|cantora|atriz|garota)|um (homem|cara|tipo)|a {Name} {Name}|o {Name} {Name}|a {Name}|o {Name}|{Name} {Name}|{Name}|da {Name}',
  detail:
    'endereço|morada|domicílio|número de telefone|número|telefone|local de trabalho|placa|matrícula|casa|localização|paradeiro|nome completo|nome verdadeiro|nome real|senha|escola|horário|e mail|email|cpf|telemóvel|celular|endereço de casa|palavra passe|rotina|data de nascimento|contacto|contato|sobrenome|apelido|apartamento|dados',
};
