import type { WordLanguage } from './language';

/**
 * The topics of everyday talk, with the words of each language by which they are recognised, in any form.
 * Before the bar are the words that name the topic itself, as in a question about it. A word may belong to
 * several topics.
 */
export const topics: Readonly<Record<string, Record<WordLanguage, string>>> = {
  work: {
    en: `work job career profession living | boss office colleague business company shift workshop
      employer salary repair teacher nurse doctor engineer lawyer driver cook retire fired hired promotion`,
    de: `arbeit beruf job | chef büro kollege firma gehalt kündigung gekündigt praxis werkstatt lehrer
      arzt schicht`,
    es: `trabajo trabajar oficio profesión | jefe oficina colega empresa sueldo panadera maestra médico
      turno negocio`,
    fr: `travail travailler métier profession | patron bureau collègue entreprise salaire boutique
      fleuriste boulanger`,
    pt: `trabalho trabalhar ofício profissão emprego | chefe escritório colega empresa salário oficina
      marceneira`,
  },
  home: {
    en: `live home address town city | house flat apartment rent landlord village move moved moving`,
    de: `wohnen wohnung adresse stadt | haus miete vermieter dorf leben umzug ziehen umziehen`,
    es: `vivir casa ciudad dirección | vivo piso alquiler casero pueblo mudanza mudarse mudamos mudar`,
    fr: `habiter adresse ville | habite maison appartement loyer propriétaire village déménager déménagé`,
    pt: `morar endereço cidade | moro morando casa apartamento aluguel bairro mudança mudar mudamos`,
  },
  family: {
    en: `family siblings sibling relatives parents | mother mum mom father dad sister brother aunt uncle
      cousin grandmother grandma grandfather grandpa niece nephew son daughter twin`,
    de: `familie geschwister eltern verwandte | mutter mama vater papa schwester bruder tante onkel
      cousine cousin oma opa großmutter großvater nichte neffe sohn tochter`,
    es: `familia hermanos padres parientes | madre mamá padre papá hermana hermano tía tío prima primo
      abuela abuelo sobrina sobrino hijo hija`,
    fr: `famille parents | mère maman père sœur frère tante oncle cousine cousin grand-mère grand-père
      mamie papi nièce neveu fils fille`,
    pt: `família irmãos pais parentes | mãe mamãe pai irmã irmão tia tio prima primo avó avô sobrinha
      sobrinho filho filha`,
  },
  pet: {
    en: `pet animal dog cat | puppy kitten hamster rabbit parrot horse greyhound vet`,
    de: `haustier tier hund katze | kater welpe hamster hase kaninchen papagei pferd tierarzt`,
    es: `mascota animal perro perra gato gata | cachorro hámster conejo loro caballo veterinario`,
    fr: `animal chien chienne chat chatte | chiot chaton hamster lapin perroquet cheval vétérinaire`,
    pt: `bicho animal cachorro cadela gato gata | hamster coelho papagaio cavalo veterinário`,
  },
  partner: {
    en: `partner | wedding marry married marrying engaged fiancé fiancée husband wife boyfriend girlfriend
      bride groom divorce anniversary ring`,
    de: `partner | hochzeit heiraten verheiratet verlobt mann frau freund freundin braut scheidung ring
      ringe`,
    es: `pareja | boda casar casarse casado prometido marido esposa novio novia divorcio anillo`,
    fr: `partenaire | mariage épouser marié fiancé fiancée mari femme copain copine compagnon divorce
      bague`,
    pt: `parceiro | casamento casar casado noivo noiva marido esposa namorado namorada divórcio aliança`,
  },
  food: {
    en: `food eat meal cook | dinner lunch breakfast cooking bake baked recipe dish restaurant hungry
      taste soup cake bread cheese meat vegetarian vegan fruit`,
    de: `essen gericht kochen | abendessen mittagessen frühstück backen rezept restaurant hunger suppe
      kuchen brot käse fleisch vegetarisch vegan milch obst`,
    es: `comida comer cocinar | cena almuerzo desayuno cocina hornear receta plato restaurante hambre sopa
      tarta pan queso carne tortilla gambas`,
    fr: `manger repas cuisiner | dîner déjeuner cuisine recette plat restaurant faim soupe gâteau pain
      fromage viande poulet dessert`,
    pt: `comida comer cozinhar | jantar almoço café cozinha assar receita prato restaurante fome sopa bolo
      pão queijo carne doce`,
  },
  drink: {
    en: `drink | coffee tea beer wine alcohol juice`,
    de: `trinken | kaffee tee bier wein alkohol saft`,
    es: `beber | café té cerveza vino alcohol zumo`,
    fr: `boire | café thé bière vin alcool jus`,
    pt: `beber | café chá cerveja vinho álcool suco`,
  },
  health: {
    en: `allergy allergic allergies ill health | sick doctor hospital medicine pain hurt headache surgery
      dentist tooth fever intolerant tolerate`,
    de: `allergie allergisch krank gesundheit | arzt krankenhaus medikament schmerz schmerzen operation
      zahnarzt zahn fieber vertragen vertrage unverträglich`,
    es: `alergia alérgico enfermo salud | alérgica médico hospital medicina dolor duele operación dentista
      muela fiebre`,
    fr: `allergie allergique malade santé | médecin hôpital médicament douleur mal opération dentiste dent
      fièvre`,
    pt: `alergia alérgico doente saúde | alérgica médico hospital remédio dor dói cirurgia dentista dente
      febre machuquei`,
  },
  music: {
    en: `music instrument | song band singer sing album concert guitar piano violin cello drums trombone
      choir play`,
    de: `musik instrument | lied lieder band sänger singen album konzert gitarre klavier geige chor
      spielen`,
    es: `música instrumento | canción grupo cantante cantar disco concierto guitarra piano violín acordeón
      tocar`,
    fr: `musique instrument | chanson groupe chanteur chanter album concert guitare piano violon chorale
      jouer`,
    pt: `música instrumento | canção banda cantor cantar disco show violão piano violino coral tocar`,
  },
  film: {
    en: `film movie | cinema series actor watch watched`,
    de: `film | kino serie schauspieler schauen gesehen`,
    es: `película | cine serie actor`,
    fr: `film | cinéma série acteur`,
    pt: `filme | cinema série ator assistir`,
  },
  book: {
    en: `book read | novel reading author poem poems story`,
    de: `buch lesen | roman autor gedicht gedichte geschichte`,
    es: `libro leer | novela autor poema poemas`,
    fr: `livre lire | roman auteur poème poèmes`,
    pt: `livro ler | romance autor poema poemas`,
  },
  sport: {
    en: `sport | run running marathon gym football tennis swim swimming climb climbing hike yoga cycling`,
    de: `sport | laufen joggen marathon fußball tennis schwimmen klettern wandern yoga turnen`,
    es: `deporte | correr maratón gimnasio fútbol tenis nadar escalar yoga senderismo`,
    fr: `sport | courir marathon foot tennis nager natation escalade randonnée yoga`,
    pt: `esporte | correr maratona academia futebol tênis nadar escalar trilha ioga capoeira`,
  },
  travel: {
    en: `travel trip | holiday vacation flight fly airport hotel beach abroad visit journey train`,
    de: `reise reisen | urlaub flug fliegen flughafen hotel strand ausland besuch besuchen zug`,
    es: `viaje viajar | vacaciones vuelo volar aeropuerto hotel playa extranjero visitar tren`,
    fr: `voyage voyager | vacances vol avion aéroport hôtel plage étranger visiter train`,
    pt: `viagem viajar | férias voo voar aeroporto hotel praia exterior visitar trem`,
  },
  vehicle: {
    en: `vehicle drive | car driving bike bicycle motorbike motorcycle licence license van volvo cycle`,
    de: `fahrzeug | auto fahren fahrrad rad motorrad führerschein lastenrad wagen`,
    es: `vehículo conducir | coche bici bicicleta moto carné`,
    fr: `véhicule conduire | voiture vélo moto permis`,
    pt: `veículo dirigir | carro bicicleta moto carteira fusca`,
  },
  study: {
    en: `study studies | university college school exam test course degree learn learning language
      graduate`,
    de: `studium studieren | universität schule prüfung kurs abschluss lernen sprache`,
    es: `estudiar estudios | universidad colegio examen curso carrera aprender idioma`,
    fr: `étudier études | université école examen cours diplôme apprendre langue`,
    pt: `estudar estudos | universidade escola prova curso faculdade aprender língua`,
  },
  birthday: {
    en: `birthday age | born old`,
    de: `geburtstag alter | geboren alt`,
    es: `cumpleaños edad | nací años`,
    fr: `anniversaire âge | né née ans`,
    pt: `aniversário idade | nasci anos`,
  },
  origin: {
    en: `origin hometown | grew grow childhood raised`,
    de: `herkunft heimat | aufgewachsen kindheit stamme`,
    es: `origen | crecí infancia natal`,
    fr: `origine | grandi enfance`,
    pt: `origem | cresci infância natal`,
  },
  money: {
    en: `money | savings debt debts loan bank pay price`,
    de: `geld | ersparnisse schulden kredit bank bezahlen preis`,
    es: `dinero | ahorros deudas préstamo banco pagar precio`,
    fr: `argent | économies dettes prêt banque payer prix`,
    pt: `dinheiro | poupança dívidas empréstimo banco pagar preço`,
  },
  sleep: {
    en: `sleep | sleeping dream dreams nightmare insomnia tired awake`,
    de: `schlafen schlaf | traum träume albtraum schlaflos müde wach`,
    es: `dormir | sueño sueños pesadilla insomnio cansado despierto`,
    fr: `dormir sommeil | rêve rêves cauchemar insomnie fatigué réveillé`,
    pt: `dormir sono | sonho sonhos pesadelo insônia cansado acordado`,
  },
  fear: {
    en: `fear fears afraid | scared phobia nervous anxious`,
    de: `angst ängste | fürchte phobie nervös`,
    es: `miedo miedos | fobia nervioso`,
    fr: `peur peurs | phobie nerveux`,
    pt: `medo medos | fobia nervoso`,
  },
  garden: {
    en: `garden plants | plant flowers tomatoes balcony`,
    de: `garten pflanzen | pflanze blumen tomaten balkon schrebergarten`,
    es: `jardín plantas | planta flores tomates balcón`,
    fr: `jardin plantes | plante fleurs tomates balcon`,
    pt: `jardim plantas | planta flores tomates varanda quintal`,
  },
};
