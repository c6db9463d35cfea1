import type { Language } from '../hear/detect-language';
import type { FactPattern } from './patterns';

const rx = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}'])${source}(?![\p{L}\p{N}'])`, 'u');
const name = String.raw`(?<value>\p{L}[\p{L}'-]{1,19})`;
const place = String.raw`(?<value>\p{L}[\p{L}'-]{1,19}(?: \p{L}[\p{L}'-]{1,19}){0,2})`;
const date = String.raw`(?<value>.{3,30})`;

/** What fans tell in French, German, Spanish and Portuguese. */
export const foreignFacts: Readonly<Record<Exclude<Language, 'en'>, readonly FactPattern[]>> = {
  fr: [
    { kind: 'name', pattern: rx(`(?:je m'appelle|mon nom est|appelle-moi|moi c'est) ${name}`) },
    {
      kind: 'person',
      isGone: true,
      pattern: rx(
        `(?:ma|mon) (?<about>femme|mari|mère|père|sœur|frère|grand-mère|grand-père|fille|fils|amie|ami|tante|oncle)(?: ${name})? (?:est morte?|est décédée?|nous a quittés|s'est éteinte?)`,
      ),
    },
    {
      kind: 'person',
      isGone: true,
      pattern: rx(
        `j'ai perdu (?:ma|mon) (?<about>femme|mari|mère|père|sœur|frère|grand-mère|grand-père|fille|fils|amie|ami|tante|oncle)`,
      ),
    },
    {
      kind: 'pet',
      isGone: true,
      pattern: rx(
        `(?:mon|ma) (?<about>chien|chienne|chat|chatte|lapin|cheval)(?: ${name})? (?:est morte?|est décédée?)`,
      ),
    },
    {
      kind: 'pet',
      pattern: rx(
        `(?:mon|ma|un|une) (?<about>chien|chienne|chat|chatte|lapin|cheval|perroquet|hamster|tortue) (?:s'appelle |qui s'appelle |nommée? )?${name}`,
      ),
    },
    {
      kind: 'person',
      pattern: rx(
        `(?:ma|mon) (?<about>femme|mari|mère|père|sœur|frère|grand-mère|grand-père|fille|fils|copine|copain|meilleure amie|meilleur ami|amie|ami) (?:s'appelle|s'appelait) ${name}`,
      ),
    },
    { kind: 'home', pattern: rx(`(?:j'habite|je vis|je suis installée?) (?:à|en|au) ${place}`) },
    { kind: 'origin', pattern: rx(`je (?:viens|suis originaire) (?:de|du|d') ?${place}`) },
    {
      kind: 'job',
      pattern: rx(
        String.raw`je (?:suis|travaille comme) (?<value>infirmière|infirmier|professeure?|prof|médecin|avocate?|boulangère|boulanger|cuisinière|cuisinier|ingénieure?|comptable|étudiante?|serveuse|serveur|institutrice|instituteur|architecte|musicienne?|chauffeur|journaliste|secrétaire|vendeuse|vendeur|coiffeuse|coiffeur|pompier|développeuse|développeur|graphiste|libraire|bibliothécaire|pharmacienne?|sage-femme|menuisier|jardinière|jardinier|traductrice|traducteur)`,
      ),
    },
    { kind: 'birthday', pattern: rx(`mon anniversaire (?:est|c'est|tombe) (?:le )?${date}`) },
    {
      kind: 'favourite',
      pattern: rx(
        String.raw`(?:ma|mon) (?<about>couleur|plat|film|livre|chanson|groupe|saison|fleur|ville) (?:préférée?|favorite?) (?:est|c'est) (?:le |la |l'|les )?${name}`,
      ),
    },
    {
      kind: 'instrument',
      pattern: rx(
        String.raw`je joue (?:de la |du |de l'|de )(?<value>guitare|piano|violon|violoncelle|batterie|flûte|saxophone|basse|harpe)`,
      ),
    },
    { kind: 'age', pattern: rx(String.raw`j'ai (?<value>\d{2}) ans`) },
    {
      kind: 'event',
      pattern: rx(
        `(?:mon|ma|un|une|le|la|l'|d')? ?(?<about>examen|entretien|rendez-vous|opération|mariage|voyage|concert|déménagement|soutenance|permis|partiel)`,
      ),
    },
    {
      kind: 'pet',
      pattern: rx(`(?:mon|ma|un|une) (?<about>chien|chienne|chat|chatte|lapin|cheval)`),
    },
  ],
  de: [
    { kind: 'name', pattern: rx(`(?:ich heiße|mein name ist|nenn mich) ${name}`) },
    {
      kind: 'name',
      pattern: rx(
        `^(?:(?:hallo|hi|hey|guten abend|na) )?ich bin (?:die |der )?${name}(?: und .{1,60})?$`,
      ),
    },
    {
      kind: 'person',
      isGone: true,
      pattern: rx(
        `mein(?:e)? (?<about>frau|mann|mutter|mama|vater|papa|schwester|bruder|oma|opa|tochter|sohn|freundin|freund|tante|onkel)(?: ${name})? (?:ist .{0,40}(?:gestorben|verstorben|tot)|starb)`,
      ),
    },
    {
      kind: 'person',
      isGone: true,
      pattern: rx(
        `(?:ich habe|habe ich) mein(?:e|en)? (?<about>frau|mann|mutter|mama|vater|papa|schwester|bruder|oma|opa|tochter|sohn) verloren`,
      ),
    },
    {
      kind: 'pet',
      isGone: true,
      pattern: rx(
        `mein(?:e)? (?<about>hund|katze|kater|kaninchen|pferd)(?: ${name})? (?:ist .{0,40}(?:gestorben|tot)|starb|musste eingeschläfert werden)`,
      ),
    },
    {
      kind: 'pet',
      pattern: rx(
        `(?:mein|meine|ein|eine|einen) (?<about>hund|hündin|katze|kater|kaninchen|pferd|papagei|hamster|schildkröte|meerschweinchen)(?:,)? (?:heißt|namens|der|die|er heißt|sie heißt) (?:heißt )?${name}`,
      ),
    },
    {
      kind: 'person',
      pattern: rx(
        `meine? (?<about>frau|mann|mutter|mama|vater|papa|schwester|bruder|oma|opa|tochter|sohn|freundin|freund|beste freundin|bester freund) (?:heißt|hieß) ${name}`,
      ),
    },
    {
      kind: 'home',
      pattern: rx(
        `(?:(?:ich )?(?:wohne|lebe)|ich bin) (?:jetzt |seit kurzem |gerade |noch )?in ${place}`,
      ),
    },
    { kind: 'origin', pattern: rx(`ich komme (?:ursprünglich |eigentlich )?aus ${place}`) },
    {
      kind: 'job',
      pattern: rx(
        String.raw`(?:ich bin|und bin|ich arbeite als|arbeite als) (?:von beruf |eine |ein )?(?<value>\p{L}{3,20}(?:lehrerin|lehrer|pfleger|pflegerin|in der pflege)|lehrerin|lehrer|ärztin|arzt|krankenschwester|krankenpfleger|bäckerin|bäcker|köchin|koch|ingenieurin|ingenieur|anwältin|anwalt|studentin|student|erzieherin|erzieher|tischlerin|tischler|schreinerin|schreiner|elektriker|elektrikerin|kellnerin|kellner|verkäuferin|verkäufer|busfahrer|busfahrerin|lkw-fahrer|musikerin|musiker|buchhändlerin|buchhändler|programmiererin|programmierer|architektin|architekt|hebamme|friseurin|friseur|polizistin|polizist|feuerwehrmann|gärtnerin|gärtner|journalistin|journalist|mechaniker|apothekerin|apotheker)`,
      ),
    },
    {
      kind: 'birthday',
      pattern: rx(
        `(?:mein geburtstag ist|ich habe|geburtstag habe ich|ich bin) (?:am )?${date}(?: geburtstag| geboren)?`,
      ),
    },
    {
      kind: 'favourite',
      pattern: rx(
        String.raw`mein(?:e)? lieblings(?<about>farbe|essen|film|buch|lied|band|jahreszeit|blume|stadt|tier) ist (?:der |die |das )?${name}`,
      ),
    },
    {
      kind: 'instrument',
      pattern: rx(
        String.raw`ich spiele (?:seit .{1,20} )?(?<value>gitarre|klavier|geige|cello|schlagzeug|flöte|saxophon|bass|trompete|harfe)`,
      ),
    },
    { kind: 'age', pattern: rx(String.raw`ich bin (?<value>\d{2})(?: jahre alt)?$`) },
    {
      kind: 'event',
      pattern: rx(
        `(?<about>prüfung|vorstellungsgespräch|termin|operation|hochzeit|reise|konzert|umzug|führerscheinprüfung|klausur|bewerbungsgespräch)`,
      ),
    },
    {
      kind: 'pet',
      pattern: rx(
        `(?:mein|meine|meinem|meiner|einen|eine) (?<about>hund|hündin|katze|kater|kaninchen|pferd)`,
      ),
    },
  ],
  es: [
    { kind: 'name', pattern: rx(`(?:me llamo|mi nombre es|llámame|llamame) ${name}`) },
    {
      kind: 'name',
      pattern: rx(`^(?:(?:hola|buenas|buenas noches) )?soy ${name}(?: y .{1,60})?$`),
    },
    {
      kind: 'person',
      isGone: true,
      pattern: rx(
        `(?:mi|a mi) (?<about>mujer|esposa|marido|esposo|madre|padre|mamá|papá|hermana|hermano|abuela|abuelo|hija|hijo|amiga|amigo|tía|tío)(?: ${name})? (?:murió|falleció|ha muerto|ha fallecido|se fue para siempre)`,
      ),
    },
    {
      kind: 'person',
      isGone: true,
      pattern: rx(
        `(?:perdí|se murió|murió|falleció|he perdido|se me murió) (?:a )?mi (?<about>mujer|esposa|marido|esposo|madre|padre|mamá|papá|hermana|hermano|abuela|abuelo|hija|hijo|amiga|amigo)`,
      ),
    },
    {
      kind: 'pet',
      isGone: true,
      pattern: rx(
        `mi (?<about>perro|perra|gato|gata|conejo|caballo)(?: ${name})? (?:murió|ha muerto|se murió)|(?:murió|se murió) mi (?<also>perro|perra|gato|gata)`,
      ),
    },
    {
      kind: 'pet',
      pattern: rx(
        `(?:mi|un|una) (?<about>perro|perra|perrita|perrito|gato|gata|conejo|caballo|loro|tortuga|hámster) (?:se llama|que se llama|llamado|llamada) ${name}`,
      ),
    },
    {
      kind: 'person',
      pattern: rx(
        `mi (?<about>mujer|esposa|marido|madre|padre|mamá|papá|hermana|hermano|abuela|abuelo|hija|hijo|novia|novio|mejor amiga|mejor amigo|amiga|amigo) se (?:llama|llamaba) ${name}`,
      ),
    },
    { kind: 'home', pattern: rx(`(?:vivo|estoy viviendo|me mudé) (?:ahora )?(?:en|a) ${place}`) },
    { kind: 'origin', pattern: rx(`(?:soy|vengo) de ${place}`) },
    {
      kind: 'job',
      pattern: rx(
        String.raw`(?:soy|trabajo de|trabajo como) (?<value>enfermera|enfermero|profesora|profesor|maestra|maestro|médica|médico|abogada|abogado|panadera|panadero|cocinera|cocinero|ingeniera|ingeniero|contable|estudiante|camarera|camarero|arquitecta|arquitecto|música|músico|periodista|secretaria|dependienta|dependiente|peluquera|peluquero|bombero|bombera|programadora|programador|diseñadora|diseñador|librera|librero|taxista|camionero|camionera|electricista|carpintero|jardinero|traductora|traductor)`,
      ),
    },
    { kind: 'birthday', pattern: rx(`mi cumpleaños es (?:el )?${date}`) },
    {
      kind: 'favourite',
      pattern: rx(
        String.raw`mi (?<about>color|comida|película|libro|canción|grupo|estación|flor|ciudad|animal|plato) (?:favorit[ao]|preferid[ao]) es (?:el |la |los |las )?${name}`,
      ),
    },
    {
      kind: 'instrument',
      pattern: rx(
        String.raw`toco (?:la |el )?(?<value>guitarra|piano|violín|violonchelo|batería|flauta|saxofón|bajo|trompeta|arpa)`,
      ),
    },
    { kind: 'age', pattern: rx(String.raw`tengo (?<value>\d{2}) años`) },
    {
      kind: 'event',
      pattern: rx(
        `(?<about>examen|entrevista|cita|operación|boda|viaje|concierto|mudanza|oposición)`,
      ),
    },
    { kind: 'pet', pattern: rx(`(?:mi|un|una) (?<about>perro|perra|gato|gata|conejo|caballo)`) },
  ],
  pt: [
    {
      kind: 'name',
      pattern: rx(`(?:me chamo|meu nome é|pode me chamar de|chamo-me|me chama de) ${name}`),
    },
    { kind: 'name', pattern: rx(`^(?:(?:oi|olá|boa noite) )?(?:eu )?sou (?:o|a) ${name}$`) },
    {
      kind: 'person',
      isGone: true,
      pattern: rx(
        `(?:minha|meu|a minha|o meu) (?<about>mulher|esposa|marido|mãe|pai|irmã|irmão|avó|avô|vó|vô|filha|filho|amiga|amigo|tia|tio)(?: ${name})? (?:morreu|faleceu|se foi|partiu)`,
      ),
    },
    {
      kind: 'person',
      isGone: true,
      pattern: rx(
        `perdi (?:a |o )?(?:minha|meu) (?<about>mulher|esposa|marido|mãe|pai|irmã|irmão|avó|avô|vó|vô|filha|filho|amiga|amigo)`,
      ),
    },
    {
      kind: 'pet',
      isGone: true,
      pattern: rx(
        `(?:minha|meu) (?<about>cachorro|cachorra|cão|cadela|gato|gata|coelho|cavalo)(?: ${name})? morreu`,
      ),
    },
    {
      kind: 'pet',
      pattern: rx(
        `(?:minha|meu|um|uma) (?<about>cachorro|cachorra|cachorrinha|cachorrinho|cão|cadela|gato|gata|coelho|cavalo|papagaio|tartaruga) (?:se chama|chama|chamado|chamada|que se chama|chama-se) ${name}`,
      ),
    },
    {
      kind: 'person',
      pattern: rx(
        `(?:minha|meu) (?<about>mulher|esposa|marido|mãe|pai|irmã|irmão|avó|avô|filha|filho|namorada|namorado|melhor amiga|melhor amigo|amiga|amigo) (?:se chama|chama|se chamava|chama-se) ${name}`,
      ),
    },
    {
      kind: 'home',
      pattern: rx(`(?:moro|vivo|estou morando|me mudei) (?:agora )?(?:em|no|na|para|pra) ${place}`),
    },
    { kind: 'origin', pattern: rx(`(?:sou|venho) (?:de|do|da) ${place}`) },
    {
      kind: 'job',
      pattern: rx(
        String.raw`(?:sou|trabalho como|trabalho de) (?<value>enfermeira|enfermeiro|professora|professor|médica|médico|advogada|advogado|padeira|padeiro|cozinheira|cozinheiro|engenheira|engenheiro|contadora|contador|estudante|garçonete|garçom|arquiteta|arquiteto|musicista|músico|jornalista|secretária|vendedora|vendedor|cabeleireira|cabeleireiro|bombeiro|bombeira|programadora|programador|designer|motorista|eletricista|marceneiro|jardineiro|tradutora|tradutor|dentista|psicóloga|psicólogo)`,
      ),
    },
    {
      kind: 'birthday',
      pattern: rx(`(?:meu aniversário é|faço anos|faço aniversário) (?:no dia |dia |em )?${date}`),
    },
    {
      kind: 'favourite',
      pattern: rx(
        String.raw`(?:minha|meu) (?<about>cor|comida|filme|livro|música|banda|estação|flor|cidade|animal|prato) (?:favorit[ao]|preferid[ao]) é (?:o |a |os |as )?${name}`,
      ),
    },
    {
      kind: 'instrument',
      pattern: rx(
        String.raw`toco (?<value>violão|guitarra|piano|violino|violoncelo|bateria|flauta|saxofone|baixo|trompete|harpa)`,
      ),
    },
    { kind: 'age', pattern: rx(String.raw`tenho (?<value>\d{2}) anos`) },
    {
      kind: 'event',
      pattern: rx(
        `(?<about>prova|entrevista|consulta|cirurgia|casamento|viagem|show|mudança|exame|vestibular)`,
      ),
    },
    {
      kind: 'pet',
      pattern: rx(`(?:minha|meu|um|uma) (?<about>cachorro|cachorra|gato|gata|coelho|cavalo)`),
    },
  ],
};
