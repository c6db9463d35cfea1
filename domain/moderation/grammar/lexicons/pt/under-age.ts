/**
 * Patterns in Portuguese of rules by the law, parents or school for minors, and of ages mentioned in
 * passing.
 */
export const portugueseUnderAge: string[] = [
  '(por|pelos|para|nos|nas|desde|antes dos|celebrei|comemorei) [os] meus {minor} [anos]',
  '(só|apenas|somente) (com|aos|quando fizer|quando tiver|depois dos) {minor} ',
  '(tenho|tem|amanhã tenho|há) (aula|aulas|prova|lição|teste) (no|na|do|da|de) [{ano}] (ano|escola|colégio|fundamental|ensino médio|liceu)',
  '(professora|professor|prof|stora|stor) (me|mandou|nos) (deixou|pôs|mandou|tirou|expulsou|castigou|me) ... (recreio|sala|castigo|diretoria|coordenação)',
  '(ainda|inda) (não posso|nao posso|n posso|não tenho (idade|permissão)|não me deixam) [legalmente|nem|para|pra] {legal}',
  '(não posso|nao posso|n posso) [nem|legalmente] {legal} (ainda|legalmente|até|sozinh*|porque sou)',
  '(não tenho|sem|não cheguei à|me falta) [ainda|a] idade [legal|suficiente|mínima] (para|pra|de) {legal}',
  '{sou} [{adv}] [muito|demasiado|ainda] (novo|nova|jovem|novinha|novinho|pequena|pequeno|criança) [demais] (para|pra) {legal}',
  '(^|porque|pois) {sou} [{adv}] [muito|ainda] (novo|nova|novinha|novinho) demais',
  '(faltam|falta|faltam me|ainda faltam|me faltam|falta me|só falta|só faltam) [ainda|só|uns|umas|mais|quase] [{num}|um|uns|poucos] (anos|ano|meses|semanas|dias|mês) [e meio] (para|pra|até|pros|pra os|para os) [eu|que|os|meus] [fazer|ter|completar|ser|poder|os|meus|virar] [os|meus] ({soon}|{legal}|maior|maioridade|maior de idade|de maior)',
  '(daqui a|em|dentro de) [{num}|um|uns] (anos|ano|meses|semanas|mês) [e meio] [já|eu|finalmente] (posso|vou poder|poderei) {legal}',
  '{tenho} [{adv}] {minor} [anos] e (meio|pouco|{num} meses)',
  '^ [{adv}] {minor} [anos] e meio',
  '(meu aniversário|o meu aniversário|meu niver|niver|meus anos) ... (faço|vou fazer|completo|os|meus) {minor}',
  '({estou}|faço|curso|passei|repeti|comecei|frequento|estudo|ando|entrei) [{adv}] [no|o|para o|pro|do|a] ({ano}|sexto|sétimo|oitavo|nono|décimo|{num}) (ano|série) [do|da|e|$|mas|ainda|no|agora|em]',
  '(no|do|pro) (nono|oitavo|sétimo|sexto|9º|8º|7º|6º|9|8|7|6|décimo|10º) ano (e|$|tá|é|ta|do fundamental|do básico)',
  '(meus pais|minha mãe|meu pai|os meus pais|a minha mãe|o meu pai|minha mae) ... (me (castig*|proib*|mata|matam|tira|tiram|tirou|tiraram) .. (celular|telemóvel|internet|castigo|se|notas|aqui|sair)|tiraram me|tirou me|tira me|não me deixam .. (sair|namor*|telemóvel|app|aqui|usar)|não deixa[m] eu)',
  '(acham|acha|dizem|diz) que [eu] {sou} [muito|demasiado|ainda] (nov*|jovem|pequen*|criança) [demais] (para|pra) (namorar|sair|isso|isto|ter|usar|estar)',
  '(autorização|permissão|assinatura) (da|do|dos|de) [minha|meu|meus] (mãe|pai|pais|responsável|responsáveis|encarregad*) ... (para|pra|porque|escola|menor|passeio|visita)',
  '(recreio|intervalo|boletim|lição de casa|dever de casa|tpc|coordenação|diretora|suspens*|castigo) ... (escola|colégio|turma|professor*|stora|stor) ... (minha mãe|meus pais|amanhã|hoje|me|levei)',
  '(todo mundo|o pessoal|os meninos|as meninas|os professores|toda a gente) (na|da|do|no) (minha |meu |)(escola|colégio|turma|sala|liceu) (me|são|é|se|acha*|fica*|tá|ri*|goza*|zoa*)',
  '(não sou|ainda não sou|n sou) [ainda] (de maior|maior de idade|maior)',
  '{minor} (em|no|na|neste|nesta|mês|semana|próxim*) (mês|semana|próxim*|junho|julho|maio|março|abril|janeiro|fevereiro|agosto|setembro|outubro|novembro|dezembro|sábado|domingo|que vem) [que vem|$]',
];

/** Patterns of other people who are too young, and of the writer's past. */
export const portugueseOfAge: string[] = [
  '(ele|ela|filho|filha|sobrinho|sobrinha|irmão|irmã|neto|neta|primo|prima|filhos|alunos|crianças|menino|menina|caçula) [{any}] [{any}] (não pode|não podem|pode|é|são|está|tá|tem|faz|vai|falta|faltam|cursa|passou) [{any}] [{any}] [{any}]',
  '(era|eu era|éramos|fui) [{any}] [{any}] (nov*|jovem|criança) (demais|para|pra)',
  '(não posso) {legal} .. (perna|operação|cirurgia|grávida|antibiótico*|remédio|carteira (vencida|suspensa)|carta caducada)',
];
