/**
 * Patterns of indirect statements of danger to oneself in Portuguese: endings, farewells, plans, being a
 * burden, exhaustion.
 */
export const portugueseDistress: string[] = [
  '(não|nao|n|já não|sem) [tenho|sinto|há|mais] [mais] (vontade|desejo|ânimo) (de|em) (estar viv*|viver|continuar viv*|existir|estar com vida)',
  '(se|que) [amanhã|hoje|um dia] [um|uma|me] [{any}] [me] (atropelar|atropelasse|esmagar|bater em mim|atropela) ...',
  '(me pergunto|pergunto me|penso|fico pensando) [se] [eu|não|devia|devo] (pulo|pular|salto|saltar|me jogo|me atiro|largo o volante|acabo)',
  '(peguei|voltei a pegar|usei|tirei|busquei) [de novo|na|a|em|outra vez] [a|na|uma] (lâmina|gilete|navaja|gillette) [de novo|outra vez|$|não|ontem]',
  '(quando|no dia em que|assim quando) [eu] (não estiver|já não estiver|faltar|me for) [mais] [aqui|cá] ... (ninguém|tudo|eles|meus|minha|não vão|vão)',
  '(qro|kero|qero|quero|queru|só qro) (morrer|me matar|sumir pra sempre|morre)',
  '(hoje|esta noite|essa noite|amanhã|agora|logo|em breve) [mesmo] [eu|à noite|de noite] (acabo com tudo|termino tudo|termino com tudo|acaba tudo|tudo acaba|acabo com a minha vida|vou embora para sempre|deixo este mundo|deixo esse mundo|ponho fim|me despeço|me mato|tiro a minha vida|dou fim|dou um fim)',
  '(pôr|por|ponho|colocar|dar|botar|dou) [um] (fim|ponto final|termo) (em tudo|a tudo|à minha vida|na minha vida|aos meus dias|ao meu sofrimento|a isto para sempre|à vida|nisso tudo)',
  '(vou me|vou|me|parto|vou embora|despeço me|vou partir|me despeço) [embora|partir|despedir] (para sempre|pra sempre|deste mundo|desse mundo|da vida|de vez deste|definitivamente)',
  '(adeus|obrigad*|desculpa|desculpem|me perdoem|perdão|amo vocês|amo vos) ... (para sempre|pra sempre|não aguento mais|já não aguento|não estarei|não volto|acabo com tudo|meu fim|não me procurem|última vez)',
  '(não|nunca) (vai|vão|vais|vão voltar a|saberás|saberão|ouvirás|ouvirão) [mais] [saber|ouvir|ter] [mais|notícias|nada|falar] [falar|notícias|nada] (de mim|minhas|mais de mim)',
  '(queria|quero|gostava|gostaria|só queria|só quero|espero|rezo|tomara|quem me dera) [só|de|que|para|pra|eu] [{any}] (dormir|adormecer|fechar os olhos|deitar|sumir|desaparecer|não existir|deitar me|um carro|ser atropelad*) [e|para|pra|me] (não|nunca|nunca mais|sempre|atropel*|ninguém|jamais) [mais|me] [acordar|acordasse|abrir|voltar|achar|$]',
  '(não|nao|já não|sem|nenhuma|zero|perdi|perdido) [tenho|me resta|me restam|há|vejo|sinto|encontro|consigo|a|o] [mais|nem|a|qualquer|nenhum|nenhuma|o] (forças|força|vontade|motivo|motivos|razão|razões|sentido|esperança|energia|ânimo|gosto) [de|para|pra|em|pela|por] [continuar|seguir|a|na|estar] (viver|vivendo|a viver|vida|existir|acordar|viva|vivo|levantar todo|lutar|respirar)',
  '(cansado|cansada|farto|farta|exausto|exausta|saturado|saturada|cansei|esgotad*) (de|da|desta|dessa|com) [estar|tanto|continuar a|minha] (viver|existir|viva|vivo|vida|respirar|lutar para viver|lutar pra viver|sobreviver|sofrer e (quero|queria))',
  '(sou|sinto que sou|não passo de|só sou) (um|uma) (estorvo|fardo|peso|incómodo|incômodo|erro|lixo) (para|pra|na|e) ...',
  '(todos|toda a gente|todo mundo|minha família|a minha família|meus {any}|os meus {any}|eles|o mundo) [{any}] (estariam|estaria|viveriam|viveria|seriam|seria|ficariam|ficaria|ficava|ficavam|vai ficar|vão ficar) [muito|mais|todos|bem] (melhor|felizes|feliz|tranquil*|aliviad*) [sem|se|quando] [mim|eu|não|me]',
  '(ninguém|quem) [ia|iria|vai|me|se|nem] [me|se|ia|vai] (daria|notaria|sentiria|sentir|notar|perceber|perceberia|importaria|importar|choraria|chorar|procuraria|procurar|lembraria|reparava|reparar) ... (se eu|quando eu|minha falta|falta de mim|morre*|sum*|desaparec*)',
  '(me|a me|voltei a|ando a|comecei a|continuo a|estou a) (machuco|machucar|machucando|machuquei|corto|cortar|cortando|cortei|firo|ferir|magoar|mutilar|magoo|arranhar) [me|os|de|outra|nos|a mim] [mesm*|braços|propósito|novo|vez|escondid*|todo|toda|desde|há|para|pra|quando|pulsos|próprio|própria|e|$]',
  '(plano|data|dia|cartas|carta|jeito|forma|maneira) [{any}] [{any}] (para|pra|de|em que) [eu] (me matar|me suicidar|morrer|acabar com|ir embora para sempre|tirar a minha|terminar com (tudo|minha)|deixar de viver|matar me)',
  '(para que|pra que|por que|porquê|de que adianta|de que serve|qual o sentido de|para quê|pra quê) [{any}] [eu] (continuo|continuar|vivo|viver|estou|estar|existo|existir|acordar|levantar) [aqui|viva|vivo|vivendo|a viver|todo dia|neste mundo|nesse mundo|ainda|$]',
  '(penso|pensar|pensando|ideia|ideias|imagino|fantasio|pensamentos|passa pela cabeça) [muito|todo dia|toda noite|o tempo todo|sempre|às vezes] [em|na|no|de|com] [a|minha|o] [própria|ideia de] (morrer|morte|suicídio|me matar|me suicidar|não existir|me jogar|sumir para sempre|tirar a|não acordar|saltar da|pular da|acabar com tudo|meu enterro)',
  '(nada|ninguém) [mais] [me] (prende|segura|resta|ata) [aqui|neste mundo|nesse mundo|à vida|mais]',
  '(amanhã|semana que vem|em breve|no natal) (já não|não) (vou estar|estarei|estou|existirei|vou mais estar|vou existir) [mais|aqui|cá|viva|vivo|neste mundo|$]',
  '(tomei|engoli|vou tomar|quero tomar) [todos|tudo|um monte|uma caixa|uma cartela|muitos|demasiados] [de|os|o|meus|inteira] [{any}] (comprimidos|remédios|caixa|frasco|calmantes|cartela|pílulas|remédio)',
];
