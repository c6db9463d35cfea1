import type { Language } from '../hear/detect-language';
import type { FactPattern } from './patterns';

const rx = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}'])(?:${source})(?![\p{L}\p{N}'])`, 'u');
const name = String.raw`(?<value>\p{L}[\p{L}'-]{1,19})`;
const place = String.raw`(?<value>\p{L}[\p{L}'-]{1,19}(?: \p{L}[\p{L}'-]{1,19}){0,2})`;
const pair = (and: string) =>
  String.raw`(?<value>\p{L}[\p{L}'-]{1,19} ${and} \p{L}[\p{L}'-]{1,19})`;
const hour = String.raw`(?<value>\d{1,2}(?: ?h(?: ?\d{2})?|[:.]\d{2}))`;

interface Words {
  relatives: string;
  children: string;
  trades: string;
  workplaces: string;
}

const fr: Words = {
  relatives:
    'femme|mari|mère|père|sœur|frère|grand-mère|grand-père|fille|fils|copine|copain|meilleure amie|meilleur ami|amie|ami|tante|oncle|cousine|cousin|patron|patronne|chef|voisine|voisin|maman|papa|mec|ex',
  children: 'enfants|filles|fils|jumeaux|jumelles|garçons|petits',
  trades:
    'facteur|factrice|électricienne?|plombier|caissière|caissier|ouvrière|ouvrier|retraitée?|aide-soignante?|éducatrice|éducateur|agricultrice|agriculteur|maçon|peintre|mécanicienne?|mécano|livreuse|livreur|routier|cheminot|horloger|couturière|couturier|traductrice|traducteur|agente? immobilière?|dentiste|kiné|vétérinaire|militaire|policière|policier|gendarme|fonctionnaire|notaire|informaticienne?|chauffeur de bus|chauffeur de taxi|infirmière|infirmier|professeure?|médecin|avocate?|boulangère|boulanger|cuisinière|cuisinier|comptable|serveuse|serveur|menuisier|libraire|pharmacienne?',
  workplaces:
    'une? (?:banque|école|crèche|hôpital|librairie|bibliothèque|boulangerie|pharmacie|restaurant|hôtel|usine|bureau|magasin|supermarché|garage|mairie|musée|entrepôt|bar|café|centre d’appels|ferme|lycée|collège|ehpad|start-up|cabinet)',
};
const de: Words = {
  relatives:
    'frau|mann|mutter|mama|vater|papa|schwester|bruder|oma|opa|tochter|sohn|freundin|freund|beste freundin|bester freund|tante|onkel|cousine|cousin|chef|chefin|nachbarin|nachbar|kollegin|kollege|ex',
  children: 'kinder|töchter|söhne|zwillinge|jungs|mädels|enkel|enkelkinder',
  trades: String.raw`elektriker(?:in)?|uhrmacher(?:in)?|klempner(?:in)?|maurer(?:in)?|maler(?:in)?|dachdecker(?:in)?|kfz-mechaniker(?:in)?|\p{L}{0,14}mechaniker(?:in)?|\p{L}{2,14}(?:fahrer|arbeiter|meister|händler|verkäufer|techniker|pfleger|lehrer|berater|macher|bauer|führer|betreuer|trainer|helfer)(?:in)?|rentner(?:in)?|briefträger(?:in)?|postbote|postbotin|kassierer(?:in)?|steuerberater(?:in)?|buchhalter(?:in)?|beamter|beamtin|zahnarzt|zahnärztin|tierarzt|tierärztin|soldat(?:in)?|pfarrer(?:in)?|landwirt(?:in)?|bäcker(?:in)?|metzger(?:in)?|koch|köchin|arzt|ärztin|krankenschwester|tischler(?:in)?|schneider(?:in)?|förster(?:in)?|pilot(?:in)?|professor(?:in)?`,
  workplaces:
    '(?:in (?:der|einer|einem|ner|nem) (?:apotheke|bank|schule|bäckerei|kita|klinik|bücherei|bibliothek|buchhandlung|fabrik|kanzlei|praxis|werkstatt|küche|hotel|büro|supermarkt|restaurant|krankenhaus|pflegeheim|verwaltung|gärtnerei|museum|kindergarten|lager|café)|im (?:büro|hotel|krankenhaus|supermarkt|einzelhandel|lager|kindergarten|pflegeheim|museum|restaurant|verkauf|homeoffice|callcenter)|bei der (?:bank|post|bahn|stadt|polizei|feuerwehr))',
};
const es: Words = {
  relatives:
    'mujer|esposa|marido|esposo|madre|padre|mamá|papá|hermana|hermano|abuela|abuelo|hija|hijo|novia|novio|mejor amiga|mejor amigo|amiga|amigo|tía|tío|prima|primo|jefa|jefe|vecina|vecino|ex',
  children: 'hijos|hijas|niños|niñas|nietos|gemelos|mellizos|peques',
  trades:
    'cartero|cartera|fontanera|fontanero|albañil|cajera|cajero|mecánico|mecánica|conductor|conductora|policía|militar|funcionaria|funcionario|dentista|veterinaria|veterinario|psicóloga|psicólogo|administrativa|administrativo|limpiadora|cuidadora|relojero|costurera|pintora|pintor|jubilada|jubilado|agricultora|agricultor|farmacéutica|farmacéutico|electricista|profesora|profesor|enfermera|enfermero|maestra|maestro|médica|médico|abogada|abogado|camarera|camarero|cocinera|cocinero|panadera|panadero|taxista|camionera|camionero|carpintero',
  workplaces:
    'en una? (?:banco|escuela|colegio|hospital|librería|biblioteca|panadería|farmacia|restaurante|hotel|fábrica|oficina|tienda|supermercado|taller|museo|almacén|bar|cafetería|residencia|clínica|guardería|instituto|empresa|granja)',
};
const pt: Words = {
  relatives:
    'mulher|esposa|marido|mãe|pai|irmã|irmão|avó|avô|vó|vô|filha|filho|namorada|namorado|melhor amiga|melhor amigo|amiga|amigo|tia|tio|prima|primo|chefe|vizinha|vizinho|ex',
  children: 'filhos|filhas|gêmeos|gêmeas|netos|meninos|meninas',
  trades:
    'carteiro|encanador|pedreiro|caixa|mecânico|mecânica|policial|militar|veterinária|veterinário|faxineira|cuidadora|relojoeiro|costureira|pintora|pintor|aposentada|aposentado|agricultora|agricultor|farmacêutica|farmacêutico|eletricista|técnica|técnico|professora|professor|enfermeira|enfermeiro|médica|médico|advogada|advogado|garçonete|garçom|cozinheira|cozinheiro|padeira|padeiro|motorista|taxista|caminhoneira|caminhoneiro|marceneiro|dentista|bancária|bancário|vendedora|vendedor',
  workplaces:
    '(?:em|num|numa|na|no) (?:uma? )?(?:banco|escola|colégio|hospital|livraria|biblioteca|padaria|farmácia|restaurante|hotel|fábrica|escritório|loja|supermercado|oficina|museu|bar|cafeteria|asilo|clínica|creche|empresa|fazenda)',
};

/** Whom one is related to, or knows well, in the words of a language. */
export const relativesIn: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  fr: fr.relatives,
  de: de.relatives,
  es: es.relatives,
  pt: pt.relatives,
};

/** What is told in passing in other languages than English, after the plainer patterns. */
export const everydayFacts: Readonly<Record<Exclude<Language, 'en'>, readonly FactPattern[]>> = {
  fr: [
    { kind: 'name', pattern: rx(`^(?:\\p{L}+ )?(?:moi (?:c'est )?|je suis |ici )${name}$`) },
    { kind: 'origin', pattern: rx(`je suis de ${place}`) },
    { kind: 'home', pattern: rx(`(?:je suis|je travaille) (?:\\p{L}+ ){1,2}à ${place}`) },
    {
      kind: 'relativeHome',
      pattern: rx(
        `(?:ma|mon|mes) (?<about>${fr.relatives}) (?:qui )?(?:habite |vit |est )?(?:à|en) ${place}`,
      ),
    },
    {
      kind: 'relativeJob',
      pattern: rx(`(?:ma|mon) (?<about>${fr.relatives}) (?:est|était) (?<value>${fr.trades})`),
    },
    { kind: 'job', pattern: rx(`je (?:suis|travaille comme|bosse comme) (?<value>${fr.trades})`) },
    {
      kind: 'job',
      pattern: rx(`je (?:travaille|bosse) (?<value>(?:dans|à|en) ${fr.workplaces})`),
    },
    { kind: 'person', pattern: rx(`(?<about>${fr.children}),? ${pair('et')}`) },
    {
      kind: 'person',
      pattern: rx(`(?:ma|mon|une?) (?<about>${fr.relatives})(?: de \\d+ ans)? ${name}`),
    },
    { kind: 'person', pattern: rx(`(?:ma|mon|mes) (?<about>${fr.relatives}|${fr.children})`) },
    { kind: 'home', pattern: rx(`(?:j'habite|je vis) (?:\\p{L}+ ){1,4}à ${place}`) },
    { kind: 'hour', pattern: rx(`(?:à|vers) ${hour}`) },
  ],
  de: [
    { kind: 'name', pattern: rx(`heiße (?:übrigens |ich )?${name}`) },
    { kind: 'home', pattern: rx(`nach ${place} gezogen`) },
    {
      kind: 'name',
      pattern: rx(
        `^(?:hey |hi |hallo |na |moin )?(?:ich )?bin (?:der |die |übrigens )?${name}(?: (?:aus|und|hier) .{1,40})?$`,
      ),
    },
    { kind: 'origin', pattern: rx(`^(?:und |bin |ich bin )?(?:\\p{L}+ )?aus ${place}`) },
    {
      kind: 'relativeHome',
      pattern: rx(`mein(?:e|er)? (?<about>${de.relatives}) (?:wohnt|lebt) in ${place}`),
    },
    {
      kind: 'relativeJob',
      pattern: rx(
        `mein(?:e|er)? (?<about>${de.relatives}) (?:ist|war|arbeitet als) (?:eine? )?(?<value>${de.trades})`,
      ),
    },
    {
      kind: 'job',
      pattern: rx(
        `(?:ich bin|bin|arbeite als|ich mache) (?:eine? |von beruf )?(?<value>${de.trades})`,
      ),
    },
    {
      kind: 'job',
      pattern: rx(`(?:arbeite|jobbe|schaffe) (?:jetzt |gerade |noch )?(?<value>${de.workplaces})`),
    },
    { kind: 'person', pattern: rx(`(?<about>${de.children}),? ${pair('und')}`) },
    {
      kind: 'person',
      pattern: rx(`(?:mein|eine)(?:e|en|er|em|n)? (?<about>${de.relatives}) ${name}`),
    },
    {
      kind: 'pet',
      pattern: rx(`mein(?:e|en|em|er)? (?<about>hund|hündin|katze|kater|kaninchen|pferd) ${name}`),
    },
    {
      kind: 'home',
      pattern: rx(`(?:wohne|lebe) (?:\\p{L}+ ){1,4}in ${place}`),
    },
    {
      kind: 'person',
      pattern: rx(`meine?[nmr]? (?<about>${de.relatives}|${de.children})`),
    },
    { kind: 'hour', pattern: rx(`um ${hour}(?: uhr)?`) },
  ],
  es: [
    { kind: 'name', pattern: rx(`^(?:hola |buenas )?(?:yo )?soy ${name} de .{2,30}$`) },
    { kind: 'origin', pattern: rx(`^(?:hola |buenas )?(?:yo )?soy (?:\\p{L}+ )?de ${place}`) },
    {
      kind: 'relativeHome',
      pattern: rx(`mi (?<about>${es.relatives}) (?:que )?(?:vive|está) en ${place}`),
    },
    {
      kind: 'relativeJob',
      pattern: rx(`mi (?<about>${es.relatives}) (?:es|era) (?<value>${es.trades})`),
    },
    { kind: 'job', pattern: rx(`(?:soy|trabajo de|trabajo como) (?<value>${es.trades})`) },
    { kind: 'job', pattern: rx(`(?:trabajo|curro) (?<value>${es.workplaces})`) },
    { kind: 'person', pattern: rx(`(?<about>${es.children}),? ${pair('(?:y|e)')}`) },
    {
      kind: 'person',
      pattern: rx(`(?:mi|una?) (?<about>${es.relatives})(?: de \\d+(?: años)?)? ${name}`),
    },
    { kind: 'person', pattern: rx(`mis? (?<about>${es.relatives}|${es.children})`) },
    {
      kind: 'pet',
      pattern: rx(
        `(?:mi|una?) (?<about>perro|perra|perrita|perrito|gato|gata|conejo|caballo) ${name}`,
      ),
    },
    { kind: 'home', pattern: rx(`vivo (?:\\p{L}+ ){1,4}en ${place}`) },
    { kind: 'hour', pattern: rx(`a las? ${hour}`) },
  ],
  pt: [
    {
      kind: 'name',
      pattern: rx(
        `^(?:oi |olá )?(?:eu )?(?:sou|aqui é) (?:o |a )?${name}(?: (?:de|do|da) .{2,30})?$`,
      ),
    },
    {
      kind: 'origin',
      pattern: rx(`^(?:eu )?(?:sou )?(?:[oa] )?(?:\\p{L}+ )?(?:de|do|da) ${place}`),
    },
    {
      kind: 'relativeHome',
      pattern: rx(
        `(?:minha|meu) (?<about>${pt.relatives}) (?:que )?(?:mora|vive) (?:em|no|na) ${place}`,
      ),
    },
    {
      kind: 'relativeJob',
      pattern: rx(`(?:minha|meu) (?<about>${pt.relatives}) (?:é|era) (?<value>${pt.trades})`),
    },
    { kind: 'job', pattern: rx(`(?:sou|trabalho como|trabalho de) (?<value>${pt.trades})`) },
    { kind: 'job', pattern: rx(`trabalho (?<value>${pt.workplaces})`) },
    { kind: 'person', pattern: rx(`(?<about>${pt.children}),? ${pair('e')}`) },
    {
      kind: 'pet',
      pattern: rx(
        `^(?:o|a) ${name} era (?:o |a )?(?:meu|minha) (?<about>cachorro|cachorra|gato|gata|parceiro|companheiro)`,
      ),
    },
    {
      kind: 'person',
      pattern: rx(`(?:minha|meu|uma?) (?<about>${pt.relatives})(?: de \\d+(?: anos)?)?,? ${name}`),
    },
    {
      kind: 'pet',
      pattern: rx(`(?:minha|meu|uma?) (?<about>cachorro|cachorra|gato|gata|coelho|cavalo) ${name}`),
    },
    {
      kind: 'person',
      pattern: rx(`(?:minhas?|meus?) (?<about>${pt.relatives}|${pt.children})`),
    },
    {
      kind: 'home',
      pattern: rx(`(?:moro|vivo) (?:\\p{L}+ ){1,4}(?:em|no|na) ${place}`),
    },
    { kind: 'hour', pattern: rx(`(?:às|as) ${hour}`) },
  ],
};

/** A trade told of whoever was mentioned last: 'er war Uhrmacher'. */
export const laterTrade: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  fr: rx(`^(?:il|elle) (?:est|était|travaille comme) (?<value>${fr.trades})`),
  de: rx(`^(?:er|sie) (?:ist|war|arbeitet als) (?:eine? )?(?<value>${de.trades})`),
  es: rx(`^(?:él |ella )?(?:es|era) (?<value>${es.trades})`),
  pt: rx(`^(?:ele|ela) (?:é|era) (?<value>${pt.trades})`),
};

/** A name told of whoever was mentioned last: 'ihr Name ist Lena', 'o nome dela é Luana'. */
export const laterNames: readonly RegExp[] = [
  rx(`(?:il|elle) s'appel(?:le|ait) ${name}`),
  rx(`son (?:pré)?nom,? c'est ${name}`),
  rx(`c'est ${name} son (?:pré)?nom`),
  rx(`(?:er|sie|es) (?:heißt|hieß) (?:glaube? ich )?${name}`),
  rx(`${name} (?:heißt|hieß) (?:er|sie)`),
  rx(`(?:ihr|sein) name (?:ist|war)(?: glaube? ich)? ${name}`),
  rx(`^(?:él |ella )?se llama(?:ba)? ${name}`),
  rx(`su nombre (?:es|era) ${name}`),
  rx(`(?:o )?nome (?:dela|dele) (?:é|era) ${name}`),
  rx(`^(?:ele|ela) (?:se )?chama(?:va)?(?:-se)? ${name}`),
];

/** True of a word that is a trade and so no name. */
export const isTradeIn: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  fr: rx(fr.trades),
  de: rx(`${de.trades}|\\p{L}{3,}(?:lehrerin|lehrer|erin)`),
  es: rx(es.trades),
  pt: rx(pt.trades),
};
