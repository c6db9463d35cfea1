import type { Topic } from '../../lexicon';

/**
 * Topics in Spanish about other people: the kind of partner that the writer requests, and people that the
 * writer wants to hurt or find.
 */
export const spanishOthers: Topic[] = [
  {
    category: 'minors',
    says: [
      '(eres|serás|seas) [una|un] (alumna|alumno|estudiante) de [{grado}] [de] [la] (eso|secundaria|instituto|primaria|colegio) ... (enamor*|bes*|romance|amor|novi*)',

      '{role} ... (menor de edad)',
      '(compañera|personaje|novia|chica|ella|modelo|avatar|compañía) [{any}] [que|debe|tiene que] (parezca|aparente|tenga|tiene que tener|parecer|aparentar) [de|unos|como de] {minor}',
      '{role} (una|un|mi) [{any}] (chica|chico|novia|alumna|alumno|estudiante|nena|chavala) de {minor} [años]',
      '{role} ... {youth}',
      '{role} ... {minor} años',
      '(tienes|tenés|que tienes|que tengas|tengas|tuvieras|di que tienes|de) [solo|apenas|unos] {minor} años ... (novia|novio|enamorad*|besa*|amante|quieres|juega|finge|actúa|cama|roman*)',
      '^ [ahora] (tienes|tenés|imagina que tienes|finge que tienes|haz como si tuvieras) [solo|apenas] {minor}',
      '{lust} ... {youth}',
      '{lust} ... de {minor} años',
      '(novia|novio|amante|pareja|esposa|mujer) .. (de|que tiene|que tenga|con) [solo|apenas|unos] {minor} años',
      '(pedófil*|pederast*|pornografía infantil|loli|lolis|lolicon|shota|lolita)',
      '(chica|chico|novia|novio|niña|niño|chicas|chicos|personaje|personajes|amante) (menor|menores) [de edad|de 18|de dieciséis|de dieciocho|$]',
      '(me gustan|me atraen|prefiero|amo|me encantan|me ponen) [mucho|más] (las|los) (niñas|menores|colegialas|adolescentes|niños|menores de edad|chicas menores|jovencitas menores|crías|quinceañeras)',
      '(menos de|menor de|menores de) (18|dieciocho|dieciséis|16|quince|15) [años] ... (novia|novio|amor|beso|bes*|rol|romanc*|coquete*|ligar|citas)',
      '(pon|cambia|ajusta) .. (tu|la|su) edad (a|en) {minor}',
    ],
    unless: [
      '(se (casó|casaron|conocieron)|casó|conoció|conocieron|empezó|murió)',
      '(mi|mis|nuestra|nuestro|su|sus|tu) [{any}] (hija|hijo|sobrina|sobrino|niña|niño|hermana|hermano|nieta|nieto|ahijada|ahijado|alumn*|prima|primo|peque)',
      '(whisky|ron|vino|perro|perra|gato|gata|coche|tequila) .. {minor} años',
      '(cuando) (tú|tenías|eras|yo|tenía|era)',
      '(jugar|juego|jugamos|jugando) (con|a|al) .. (niños|niño|hijo|hija|hijos|sobrin*)',
    ],
    never: [
      '(proteger|protección|prevención|ley|leyes|prohibid*|ilegal|denunci*|detenid*|condenad*|documental|policía|asociación|nunca|abuso*|ong)',
    ],
  },
  {
    category: 'violence',
    says: [
      '(le|les) (meto|clavo|pego|hundo|doy|disparo|suelto) (un|una|el|dos|tres|la) (cuchillo|cuchillada|tiro|tiros|puñalada|puñaladas|navajazo|navaja|balazo|bala)',

      '(le|les|lo|la) voy a (clavar|meter|pegar|dar|disparar|soltar|hundir) (un|una|el|dos|la|con) (cuchillo|cuchillada|cuchillazo|tiro|tiros|navajazo|navaja|puñalada|puñaladas|bala|balazo|hacha)',
      '(lo|la|los|las) (mato|apuñalo|degüello|quemo|reviento|rajo) (mañana|hoy|esta noche|cuando|si|a todos|el lunes|con)',

      '(cuchillo|pistola|arma|navaja|escopeta) y [la|lo|los|las|le] [voy a|pienso|quiero] (esperarla|esperarlo|esperarlos|esperar|usarlo|usarla|buscarlo|buscarla|ir a por)',
      'cómo (enveneno|mato|estrangulo|elimino|apuñalo|ahogo) [a|al] ({them}|alguien|mi|una persona)',
      '(le|les) voy a hacer [mucho|muchísimo] daño',
      '(le|les|lo|la) voy a (romper|partir|quebrar|cortar|reventar|arrancar|rajar|machacar) [la|las|los|el|a] (piernas|cara|huesos|cuello|brazos|cabeza|dedos|garganta|boca|dientes|golpes|palos|lengua|costillas)',
      '{voya} [hacer que|hacerlo|hacerla|hacerles|hacerle] (sufra|sufran|pague|paguen|sangre|sangren|sangrar|pagar con sangre|sufrir|suplicar)',
      '(llevo|tengo|escondí|metí) (un|una) (cuchillo|pistola|navaja|arma) en (la|mi|el) (mochila|bolso|coche|chaqueta|taquilla) ... (para|profe*|jefe|él|ella|clase|instituto|usar*)',
      '{voya} [a|de verdad|hoy|por fin] {matar} [{any}] [{any}] [a|al] {them}',
      '{voya} {matar} (al|a la|a los|a las|a mi|a su|a ese|a esa|a un|a una|a todos|a todas|a alguien|a)',
      '(lo|la|los|las|le|les) (voy a|vamos a|quiero|pienso|tengo que|juro que voy a|quisiera) {matar} [$|a todos|esta|hoy|mañana|y|con|si|cuando|en|a golpes|delante]',
      '{voya} (matarlo|matarla|matarlos|matarlas|apuñalarlo|apuñalarla|dispararle|dispararles|estrangularlo|estrangularla|golpearlo hasta|golpearla hasta|envenenarlo|envenenarla|quemarlo vivo|quemarla viva|degollarlo|degollarla|cargármelo|cargármela|acuchillarlo|acuchillarla|pegarle un tiro|pegarle dos tiros|romperle (las piernas|la cara|los huesos|el cuello)|partirle (la cara|las piernas)|cortarle el cuello|hacerle [mucho] daño|darle una paliza|liquidarlo|reventarlo a golpes|molerlo a palos|prenderle fuego|atropellarlo|atropellarla|ahogarlo|ahogarla|torturarlo|torturarla|hacerle daño|arrancarle|darle una lección con|golpearla|golpearlo|pegarle)',
      '{voya} .. (poner una bomba|volar|hacer explotar|hacer estallar|quemar|prender fuego a|prenderle fuego a|incendiar|atacar|disparar|tirotear|entrar a tiros|provocar una masacre|hacer una masacre|cometer un atentado|hacer un tiroteo|liarme a tiros|abrir fuego) [en|a|al|el|la|mi|su|una|un|contra|los|las|con] [{any}] [{any}] ({place}|{them}|gente|todos|alumnos|edificio|coche|todo el mundo)',
      '{voya} .. (llevar|traer|comprar|meter|usar|coger|agarrar|ir con) (un|una|mi|el|la) (pistola|cuchillo|arma|fusil|escopeta|bomba|machete|hacha|navaja|martillo|revólver) ... ({place}|{them}|lunes|mañana|clase|matar|todos|arreglar)',
      '(llevo|llevaré|traigo|traeré|meto|meteré|iré con|entro con|vuelvo con) (un|una|mi|el|la) (pistola|cuchillo|arma|fusil|escopeta|bomba|machete|hacha|navaja|rifle) .. (a|al|en) (la|el|mi|su|) {place}',
      '(lo|la|los|las|le) (espero|esperaré|voy a esperar|estaré esperando|iré a buscar|voy a buscar|seguiré) ... (con un|con una|con mi|con el|cuchillo en|pistola) [cuchillo|pistola|bate|martillo|hacha|escopeta|arma|navaja|machete|bidón|palo|gasolina|mano]',
      '(él|ella|ellos|ellas|todos|mi jefe|mi ex|) (no va a|no van a|no verá|no verán|no saldrá|no volverá|no llegará|no pasará|no amanecerá|no vivirá|no amanece|no pasa) [a] [ver|vivir|salir|volver|llegar|amanecer|pasar|de] [el|la|vivo|viva|con vida|a|de|mañana|otro|esta] (amanecer|mañana|vivo|viva|vida|día|noche|sol|navidad|casa|lunes)',
      '(él|ella|todos|ellos|mi jefe|mi ex|) (va a|van a|debe|deben|merece|merecen|tiene que|tienen que) (morir|pagar con (su vida|sangre|la vida)|sangrar|sufrir como|arder vivo|suplicar por su vida)',
      '(tengo|ya tengo|compré|he comprado|me compré|conseguí|he conseguido|ya compré) [ya] (un|una|el|la|todo) (arma|pistola|cuchillo|escopeta|bomba|gasolina|munición|fusil|preparado|machete|rifle|ácido) ... ({them}|matar|pagar|pagará|instituto|escuela|colegio|venganza|vengarme|clase|lamentar|arrepentir*)',
      '(cómo|ayúdame a|dime cómo|quiero saber cómo|enséñame a|explícame cómo|manera de|forma de) .. (matar|envenenar|asesinar|estrangular|deshacerme|fabricar|hacer|construir|eliminar|ahogar|asfixiar|desaparecer|ocultar|apuñalar|golpear) [a|de|una|un|el|al] (mi|alguien|una bomba|un cadáver|el cuerpo|cuerpo|cadáver|persona|bomba|bombas|explosivo|explosivos|hombre|mujer|vecino|jefe)',
      '(fabricar|construir|hacer|poner|armar) una bomba',
      '(contratar|busco|pagar|buscar|conseguir|contrato|necesito|pago) [a] (un|a alguien|alguien) (sicario|asesino|matón|que (mate|golpee|le pegue|elimine|le rompa|le dé una paliza)|para (matar|golpear|que mate))',
      '(juro|te juro|os juro|les juro) que (voy a|lo|la|los|le|las) [voy a|] [matar|mato|mataré|apuñal*|dispar*|degoll*|quem*] ',
      '(te juro que|juro que) [lo|la|los|las] (mato|mataré|apuñalo)',
      '(planeo|estoy planeando|he planeado|preparo) (un|una|el|matar|asesinar|atacar) [atentado|masacre|tiroteo|ataque|asesinato|matanza|a]',
      '(le pego|le voy a pegar|la golpeo|voy a golpear|voy a pegarle|le daré una paliza|le pegaré) [a (mi (mujer|novia|hijo|hija|esposa|marido|perro))|otra vez|esta noche|cuando|si|hasta]',
    ],
    unless: [
      '{matar} .. (el tiempo|la luz|mosquito*|araña*|zombis|dragón|el gusanillo|el rato|el hambre|cucaracha*|el aburrimiento|jefe final|monstruo*|la sed|moscas)',
      '(no (voy a|quiero|pienso)|nunca) {matar}',
      '(en|al|a las|a los|a) (ajedrez|tenis|fútbol|mario kart|monopoly|fifa|póker|cartas|ping pong|pádel|parchís|dominó|futbolín|play|billar|damas)',
    ],
    never: [
      '(en (el|un|este|la|una|mi) (juego|videojuego|película|libro|novela|serie|partida|guion|obra|sueño)|es broma|jaja|jajaja|jajajaja|paintball|novela negra|personaje|capítulo)',
    ],
  },
  {
    category: 'non_consent',
    says: [
      '(la|lo|te|las) (voy a|pienso|quiero) (drogar|forzar|violar|secuestrar|encerrar|emborrachar|obligar|atar|dopar|sedar)',
      '(que|hasta que|para que) [ella|él] no (pueda|puedas|sea capaz de) (decir que no|negarse|resistirse|negarte|defenderse|rechazarme|irse)',
      '(chica|mujer|novia|esclava|prisionera|cautiva) (secuestrada|encerrada|retenida|atada|raptada) ... (enamora|ama|quiere|obligo|fuerzo|obedece)',

      '{play} ... mi (víctima|prisionera|prisionero|esclava|esclavo|cautiva|rehén)',
      '(besarla|besarte|tomarla|tomarte|tenerla|hacerla mía|acostarme con ella|besar|desnudarla|tocarla) ... a la fuerza',
      'a la fuerza .. (bes*|toc*|desnud*|cama|mía)',
      '(suplica|suplicas|ruegas|ruega|grita|gritas|llora|lloras) [que|para que] (pare|que pare|me detenga|que me detenga)',
      '(no paro|no pares|no voy a parar|no me detengo) (aunque|cuando|si) (diga|digas|llore|llores|suplique|grite|grites|supliques)',
      '(dijo|dice|dices) que no (pero|y) [{any}] [{any}] [{any}] (igual|no importa|da igual|voy a|de todas formas|lo haré|seguí)',
      '(pastilla|pastillas|droga|somnífero|algo|polvo|gotas) (en|para) su (bebida|copa|vaso|café|cerveza)',
      '(echar|echarle|poner|ponerle|meter|meterle|echo|pongo|le pongo|le echo|echaré|pondré|verter|mezclar|disolver|echarles|añadir|le voy a (echar|poner)|voy a (echarle|ponerle)) [a|le] [algo|un|una|unas|unos|droga|pastillas|burundanga|alguna|cualquier] [{any}] [{any}] [{any}] (en|a) (su|la|el|tu|una) (bebida|copa|vaso|trago|cóctel|cerveza|café|vino|refresco|té|agua|comida)',
      '{voya} [a] (drogarla|drogarlo|emborracharla (para|hasta)|emborracharlo para|sedarla|dormirla con|violarla|violarlo|forzarla|forzarlo|secuestrarla|secuestrarlo|obligarla|obligarlo|encerrarla|atarla|chantajearla|forzarte|violarte|drogarte|secuestrarte|obligarte|encerrarte|drogar a (mi|una|la|esa)|emborrachar a (mi|una|la|esa)|secuestrar a (mi|una|la|esa)|violar a|forzar a (mi|una|la|esa)|chantajear a (mi|una|la|esa)|obligar a (mi|una|la|esa))',
      '(drogar|emborrachar|sedar|dormir|drogo|emborracho) [a] [{any}] [{any}] [{any}] (para (aprovecharme|llevármela|acostarme|que (se acueste|venga|no se resista|no pueda|se deje)|besarla|tenerla))',
      '(violar (a|la)|violarla|violarte|te violo|la violo|burundanga|escopolamina|(escena|juego|fantasía|rol) de violación)',
      '(obligar|obligo|obligarla|obligarte|obligaré|forzar|forzarla|te obligo|la obligo|te fuerzo|la fuerzo|la obligaré|te obligaré) [a] .. (besarme|besar|acostarse|dormir conmigo|amarme|quererme|quedarse|casarse|desnudarse|estar conmigo|acostarte|hacerlo|obedecer|obedecerme|someterse|ceder|desnudarte|quedarte|venir a la cama)',
      '(aunque|incluso si|da igual si|no importa si|me da igual si|no me importa si|por más que|por mucho que|así) (ella|tú|él|me) [me] [no|diga|digas|se|llore] (diga|digas|dice|dices|quiera|quieras|quiere|quieres|llore|llores|grite|grites|resista|resistas|suplique|supliques|niegue|niegues|no) [que no|no|o|quiera|pare]',
      '(aunque|incluso si|da igual si|no importa si|me da igual si|me da igual que|no importa que|por más que|por mucho que) [me|se] (diga que no|digas que no|dice que no|no quiera|no quieras|no quiere|llore|llores|grite|grites|se resista|te resistas|suplique|supliques|se niegue|te niegues|resista)',
      '(quiera|quieras) o no [quiera|quieras|$]',
      '(tomar|tocar|besar|grabar|tener|acostar*|forzar|desnudar|llevar*|drogar|hacer|atar|fotografiar|escena|rol|juego|tomarla|besarla|tocarla|tenerla|hacerlo|beso|toco|tomo) ... (contra|en contra de|sin) (su|tu) (voluntad|consentimiento|permiso|aprobación|acuerdo)',
      '(sin que) (se (dé|de) cuenta|ella|lo sepa|lo note|se entere|quiera|él|consienta) [{any}] ... (bes*|toc*|droga*|cama|desnud*|grab*|casa|llev*|acost*|$)',
      '(mientras|cuando|una vez que|hasta que|en cuanto) (duerme|esté dormida|está dormida|esté inconsciente|está inconsciente|esté borracha|está borracha|esté drogada|duerma|se desmaye|se duerma|estés dormida|estés inconsciente|esté dormido|duermes) ... (toc*|bes*|aprovech*|desnud*|grab*|hacer|hago|cama|llev*|acost*|caricia*|acarici*|entera*|mía)',
      '(tocar|tocarla|besar|besarla|desnudarla|grabarla|aprovecharme|acariciarla) .. (mientras|cuando) ... (duerme|dormida|inconsciente|borracha|drogada|duerma|desmayada)',
      '(atarla|encerrarla|la encierro|la ato|secuestrarla|retenerla|te encierro|te ato|atarte|encerrarte|te secuestro|la secuestro|la retengo) ... (hasta que|para que|sótano|me (quiera|ame)|no (pueda|puedas|se|te)|ceda|escapar|amor|marcharse|irse)',
      '{play} ... (forzada|violada|obligada|secuestrada|secuestro|drogada|cautiva|rehén|en contra de tu voluntad|contra tu voluntad|sin tu consentimiento|te obligo|te fuerzo|no puedes (negarte|decir que no|escapar|irte)|te resistes|indefensa|prisionera y|dices que no|inconsciente)',
      '(no tiene|no tienes|no tendrá|no tendrás) (opción|elección|derecho a (negarse|negarte|decir que no)|otra opción|derecho a decir)',
      '(no acepto|no aceptaré|no voy a aceptar) un no',
      '(chantajear|chantajeo|amenazar|amenazo|amenazarla|chantajearla) .. (ella|mi (ex|jefa|vecina|compañera|alumna)|fotos|para que) ... (acueste|conmigo|bese|quiera|vuelva|salga|fotos|cama|noche)',
    ],
    unless: [
      'dijo que no y (está bien|lo respeto|lo acepto|no pasa nada)',
      '(nadie|nunca|no se debe|no hay que|no quiero|jamás) .. (obligar|forzar|tocar)',
      '(me|nos|a mi amiga|a una amiga) (drogaron|violaron|forzaron|obligaron|echaron|pusieron|han|drogó|forzó|obligó)',
      '(obligar|obligo|obligarme) (a|me) (correr|estudiar|madrugar|comer|trabajar|sonreír)',
      '(sin|contra) (mi|nuestro) ',
    ],
    never: [
      '(víctima*|asociación|juicio|tribunal|condenad*|prevención|denuncia*|me pasó|campaña|documental|testimonio|ley|derechos humanos|noticia*)',
    ],
  },
  {
    category: 'real_person',
    says: [
      '(te convirtieras en|te conviertas en|te volvieras|te transformes en|te transformaras en|te hicieras pasar por) {mine} [{any}] {Name}',

      '{be} [exactly|really|the|la|le|el|a|o|de|wirklich|die|der] [real] {famous}',

      '{be} {Name} .. (la de verdad|el de verdad|la cantante|la actriz|el cantante|el actor|el futbolista|la real|la auténtica)',
      '{be} [exactamente|realmente|como|la verdadera|el verdadero|el papel de|la auténtica] [a] {mine} [{any}] {Name} [{Name}]',
      '{be} [exactamente|realmente|como|la verdadera|el verdadero|el papel de|la actriz|el actor|la cantante|el cantante|el presidente|la presidenta|la reina|el rey|el futbolista|la influencer|la modelo|el rapero|la princesa|la ministra|el papel de la|la periodista] {Name} [de|del] {Name}',
      '{be} .. {mine} ... (exactamente|idéntica|idéntico|se llama|la de verdad|el de verdad|no lo sabe|no sabe|sin que (ella|él|lo|se)|llamada|llamado|tal cual|palabra por palabra|ni se entera|con todo detalle|igual que en (sus|su)|misma voz|mismo nombre|ella misma|en la vida real|nunca lo sabrá)',
      '(habla|escribe|responde|compórtate|actúa|háblame|contesta) [me|conmigo] [exactamente|igual] [que] (como|que) ({mine}|la verdadera|la actriz|el cantante|la cantante|el actor) [{any}] {Name}',
      'deepfake*',
      '(fotos desnuda|desnudos|nudes|fotos íntimas|foto desnuda) de (mi|la|una|el)',
      '(desnuda|quita la ropa|quítale la ropa|desviste) .. (foto|imagen|vecina|compañera|ex|profe|jefa)',
      '(aquí|esta es|te paso|te mando|te doy|toma|usa|tengo|mira|a partir de|con) [tienes|una|unas|la|las|su|sus|estas] .. (foto|fotos|instagram|mensajes|perfil|voz|facebook|chats|audios) ... ({be}|sé ella|imita*|como ella|como él|habla como|conviértete|exactamente ella)',
      '(sé|eres|serás|quiero que seas) [exactamente|realmente] (exactamente (ella|él)|ella exactamente|ella misma|precisamente ella|la de verdad)',
      '(crea|haz|genera|hazme|créame) [me] (un|una) (copia|clon|doble|ia|avatar|bot|versión|réplica|gemela) [{any}] de ({mine}|{Name} {Name}|mi|la)',
    ],
    unless: [
      '(sherlock holmes|don quijote|romeo|julieta|harry potter|james bond|el zorro|don juan|celestina|papá noel|darth vader|lara croft|peter pan|robin hood|el principito|blancanieves|superman|la cenicienta|conde drácula)',
      '(toca|pon|ponme|canta) .. {Name} {Name} .. (canción|disco|música|vinilo|piano|guitarra|lista)',
    ],
  },
  {
    category: 'trafficking',
    says: [
      'se (vende|venden|alquilan|compran|ofrecen) (chicas|mujeres|niñas|chica|mujer|niños|órganos|muchachas|personas)',
      'cómo (paso|cruzo|meto|traigo) [{any}] (gente|personas|chicas|mujeres|migrantes) ... (frontera|papeles|aduana)',
      '(chica|mujer|novia|esposa|criada|chicas|mujeres|gente|trabajadores) [{any}] [{any}] (sin papeles|sin documentos|sin pasaporte) ... ',
      '{num} (chicas|mujeres|niños|personas) [{any}] (en venta|a la venta|por la frontera)',
      '(comprar|compro|vender|vendo|véndeme|vende|alquilar|subastar|cómprame|encargar|vendes|exportar|traficar con) [me] [a] [un|una|unas|unos|dos|tres|algunas|varias|la|mi|jóvenes|joven] [{any}] (chica|chicas|mujer|mujeres|niña|niñas|niño|niños|esclava|esclavas|esclavo|riñón|órgano|órganos|persona|personas|bebé|novia extranjera|migrantes|muchacha|muchachas|gente|humanos|criada) [{any}] (para|sin|que|de|desde|a|extranjera*|en|por|ilegal*|al|$|barata*)',
      '{trade} [{any}] [{any}] (chica|chicas|mujer|mujeres|niña|niñas|niño|niños|esclava|riñón|bebé|migrantes|muchachas|criada) ... (sin papeles|sin documentos|sin pasaporte|ilegalmente|en negro|a la venta)',
      '(trata|tráfico) de (personas|mujeres|blancas|órganos|niñas|migrantes|seres humanos|menores)',
      '(pasar|cruzar|meter|traer|transportar|introducir|llevar) [a|unas|unos|varias|estas|algunas|{num}] [{any}] (chicas|mujeres|migrantes|personas|gente|niñas|trabajadores|inmigrantes) ... (frontera|ilegal*|sin papeles|pasaporte*|camión|contenedor|aduana|a escondidas|clandestina*|dinero|club)',
      '(quitar|quitarle|quitarles|quedarme|retener|quito|quédate|confiscar|esconder|les quito|le quito) [con] (el|los|sus|su) (pasaporte|pasaportes|papeles|documentos)',
      '(poner|pongo|obligar|hacer|alquilar|prostituir|explotar) a .. (chica|chicas|mujer|mujeres|novia|muchachas) .. (trabajar para mí|en la calle|clientes|en mi (club|bar)|por dinero|a trabajar)',
    ],
    unless: [
      '(regalo|vestido|flores|copa|libro|juguete|bici|café|zapatos|bolso|helado|anillo|cena|entrada*|ropa) .. (para|a) (mi|una|la|el|esta|un|los|las)',
      '(buscar|busco|encontrar|conseguir) [a] (una|un) (chica|mujer|persona) .. (seria|sincera|que me quiera|para salir|para casarme|simpática|que le guste|con quien)',
      '(contratar|busco) .. (para (mi|la|nuestra) (tienda|empresa|restaurante|oficina))',
    ],
    never: [
      '(documental|contra la|ong|prevención|luchar|lucha|policía|novela|película|libro|museo|historia|artículo|donante|donar|donación|víctimas)',
    ],
  },
  {
    category: 'drugs_and_weapons',
    says: [
      '(conoces|conocéis|sabes de|conocen) (a|de) (alguien|un tío|un pibe|alguno) [q|que] (pase|venda|tenga|mueva|vende|pasa|tiene) ({drug}|maria|hierba|merca|farlopa|perico|chocolate)',

      '(busco|necesito|conoces|quiero) [a] [un|algún] (camello|dealer|narco)',
      '{num} (kilos|gramos|kg|pastillas|bolsas) de {drug}',
      '{drug} [{any}] [{any}] (para vender|en venta|a la venta|a buen precio|al por mayor|a domicilio)',
      '{weapon} [{any}] sin (número|serie|licencia|papeles|registrar)',
      '{trade} [me|nos|algo de|un poco de|unos|unas|un|una|el|la|mi|{num} gramos de|un gramo de|{num} kilos de|un kilo de|de|buena|{num} g de] [{any}] {drug}',
      '(dónde|quién|cómo|conoces|sabes|tienes|necesito|busco|hay|alguien|puedes|me consigues|a cuánto|cuánto cuesta|pásame|dame) ... (comprar|vende|conseguir|encontrar|pillar|consigo|compro|camello|dealer|vendes|pillo|traer|traerme|me vendas|venda|pasar|conseguirme|busco|necesito|gramo*) [{any}] [{any}] {drug}',
      '(busco|necesito|quiero|tienes|dame|pásame|hay) [algo de|un poco de|un gramo de|{num} gramos de|unos gramos de] {drug} [barat*|buena|para|esta|$|por|de]',
      '(fabricar|cocinar|producir|sintetizar|hacer|preparar) [mi|propia|en casa|casera|la] [propia] (metanfetamina|meta|crack|mdma|heroína|cristal|droga|drogas|lsd|éxtasis|ghb|cocaína)',
      '(traficar con|pasar|mover|vender|contrabandear|repartir|meter|transportar|traficar) [con] [la|mi|unos|{num} kilos de|algo de] [{any}] {drug} [{any}] ',
      '{trade} [me] [un|una|unos|unas|el|la|mi|dos] [{any}] {weapon} [{any}]',
      '(comprar|conseguir|vender|obtener|imprimir|pillar|encontrar) .. {weapon} .. (sin (licencia|permiso|papeles|registro|número|rastro)|ilegal*|negro|dark|limpia)',
      '{trade} [me] [un|una|unos|unas] (pasaporte|pasaportes|documento|documentos|dni|carnet|billetes|papeles|receta|tarjetas|licencia|visa|identificación) (falso|falsa|falsos|falsas|robad*|falsificad*)',
    ],
    unless: [
      '(pistola|arma|fusil|escopeta) (de (agua|juguete|silicona|pintura|clavos|paintball|aire|feria)|agua)',
      '(coca cola|cocacola|una coca|hierba (buena|mate|del jardín)|hierbas|hoja de coca en té|coca zero)',
    ],
    never: [
      '((la|una|esa|esta|en) (película|serie|novela)|documental|policía|prevención|museo|(el|un) libro|médico|farmacia|receta médica|rehabilitación|terapia|caza deportiva|coleccionista|historia|jardín)',
    ],
  },
  {
    // The writer is hurt by another person: they are offered help and never treated as the offender.
    category: 'crisis',
    score: 0.9,
    says: [
      '(marido|esposo|novio|mujer|esposa|novia|pareja|padre|padrastro|papá|hermano|tío|ex|él|ella) [{any}] me (pega|golpea|maltrata|ahorca|estrangula|viola|patea|abofetea) [{any}]',
      '(entra|viene|se mete) [{any}] (en|a) mi (cuarto|habitación|cama) (por la|de) noche',
    ],
  },
  {
    category: 'personal_data',
    says: [
      '(averigua|encuentra|busca|dime|descubre|saber|investiga) (a|en|de|para) (qué|cuál) (edificio|casa|calle|ciudad|piso|barrio|pueblo) (se|vive|está|ella|él) [ha|fue|se] [mudado|mudó|vive|fue|cambió|está|instaló]',

      '(averigua|busca|encuentra|dime|quiero saber|necesito saber|investiga|consígueme) ... (dónde|en qué (calle|empresa)) [{any}] (vive|trabaja|duerme|para|aparca|estudia)',
      '(todo|datos|información) (sobre|de) {Name} {Name}',
      'necesito (la|el|su) {detail} de [{any}] [{any}] [{any}]',
      '{find} [me] [a|en|] (dónde|en qué calle|en qué casa|en qué edificio|en qué empresa) [exactamente] [{any}] [{any}] (vive|viven|trabaja|trabajan|está viviendo|se aloja|duerme|aparca|se esconde|estudia|se mudó|estaciona) [exactamente|ahora] [{whom}|$|mi|la|el|esta|este|esa|ese]',
      '{find} [me] [a|en|] (dónde|en qué calle|en qué empresa) ({whom}) .. (vive|trabaja|está|se aloja|estudia|duerme)',
      '(dónde|en qué calle|en qué casa) (vive|trabaja|está viviendo|se esconde|duerme|aparca) [ahora|exactamente] {whom}',
      '{find} [me] (la|el|su|sus|los|las|cuál es) [{any}] [la|el|su] [{any}] {detail} [{any}] [{any}] (de|del) [{any}] {whom}',
      '{find} [me] (su|sus) [{any}] {detail}',
      '(cuál es|dime|sabes|pásame|dame) (la|el|su) [{any}] {detail} (de|del|$|exacta|personal|y)',
      '(rastrea|rastrear|localiza|localizar|espía|espiar|hackea|hackear|geolocaliza|acosar|doxear|doxea|jaquear|stalkear|ubicar|ubica) [me] [a|el|la|su|al] [{any}] ({whom}|teléfono|móvil|celular|número|ubicación|coche|cuenta|instagram|whatsapp|matrícula|correo|ex)',
      '(de quién es|a quién pertenece) (este|esta|ese|esa) (número|matrícula|cuenta|coche|teléfono|placa)',
    ],
    unless: [
      '(tu|mi|nuestra|vuestra) (dirección|número|teléfono|ubicación)',
      'mi (móvil|teléfono|celular)',
    ],
    never: [
      '(restaurante|hotel|museo|tienda|clínica|panadería|farmacia|cine|embajada|ayuntamiento|animal|oso|pingüino*|ballena*|papá noel|médico|dentista|taller|veterinario|pájaro*|los reyes magos|ratoncito)',
      '(en (el|este|la|esta) (libro|película|novela|juego|serie))',
    ],
  },
  {
    category: 'self_harm_promotion',
    says: [
      '(mátate|suicídate|ahórcate|deberías (matarte|suicidarte|ahorcarte|cortarte)|córtate las venas|tírate (a las vías|del|por la ventana|de un)|vete a morir)',
      '(forma|manera|método|cómo) [más|de|la|sin|rápida|fácil|puedo] [rápida|fácil|indolora] [de] (suicidarme|matarme|morir sin dolor|cortarme|ahorcarme|quitarme la vida)',
    ],
  },
  { category: 'bestiality', says: ['(zoofil*|bestialismo)'] },
];

export const spanishOthersWords: Record<string, string> = {
  quiero:
    'quiero|voy a|quisiera|deseo|necesito|pienso|pienso en|estoy pensando en|tengo ganas de|me gustaría|ganas de|he decidido|decidí|estoy a punto de|prefiero|preferiría|he pensado en|a punto de|solo quiero|planeo|estoy listo para|estoy lista para|sueño con|merezco|debería|podría|intenté|he intentado|intento|pensando en|me dan ganas de|quería|tengo pensado|no paro de pensar en|lo único que quiero es|ojalá pudiera|me apetece|pensé en|me planteo|dejadme|déjame',
  voya: 'voy a|vamos a|quiero|pienso|tengo que|necesito|me gustaría|planeo|he decidido|estoy a punto de|juro que voy a|quisiera|deseo|tengo ganas de|estoy listo para|mañana voy a|esta noche voy a|debería|podría|ayúdame a|sueño con|iré a|me dan ganas de|estoy planeando|estoy dispuesto a|le voy a|lo voy a|la voy a|los voy a|les voy a',
  matar:
    'matar|apuñalar|disparar|asesinar|estrangular|envenenar|degollar|golpear|pegar|quemar|acuchillar|cargarme|torturar|atropellar|liquidar|ahogar|rajar|reventar|hacer daño|romperle las piernas|partirle la cara|pegarle un tiro|balear|lastimar|herir|dar una paliza|decapitar|balacear|eliminar|linchar|moler a golpes|moler a palos|secuestrar|atacar|apalear|descuartizar|darle una paliza|pegarle',
  role: 'finge|fingir|juega|haz|haz como|actúa|imagina|imaginemos|sé (mi|una|un|la|el)|eres|rol|roleplay|interpreta|hazte pasar|quiero que seas|compórtate como|conviértete|habla como|serás|serías|juguemos|pretende|simula|sé mi|haz de|puedes ser|vístete|escribe una (historia|escena) (de amor|romántica)|transfórmate|disfrázate|ponte en el papel|hagamos que|hacé de|vas a ser',
  lust: 'quiero|busco|enséñame|mándame|búscame|salir con|besar|ligar|coquetear|seducir|acostarme|enamorado de|enamorada de|novia|romance|historia de amor|escena de amor|cita con|conocer|genera|crea|dame|me gustaría|muéstrame|necesito|casarme con|chatear con|deseo|una noche con',
  youth:
    'menor de edad|menores de edad|una menor|un menor|menores|colegiala|colegialas|colegial|niña|niñas|niño|niños|niñita|adolescente|adolescentes|quinceañera|quinceañeras|preadolescente|alumna de (instituto|secundaria|eso|primaria)|estudiante de (secundaria|instituto|primaria|la eso)|chica de instituto|chico de instituto|nena de|jovencita menor|cría|crías|lolita|no (es|seas) mayor de edad',
  play: 'finge|juega|juguemos|imagina|rol|roleplay|escena|escenario|fantasía|haz como|actúa|interpreta|historia en la que|eres|sé (mi|una)|quiero que seas|hagamos como|simula',
  be: 'sé|finge ser|finge que eres|haz de|haz como si fueras|actúa como|actúa de|interpreta a|interpreta|juega a ser|eres|ahora eres|quiero que seas|imita a|imita|hazte pasar por|compórtate como|conviértete en|habla como|responde como|puedes ser|serás|vas a ser|imagina que eres|a partir de ahora eres|simula ser|ponte en el papel de|asume el papel de|desde ahora eres|llámate|hacé de|toma el lugar de|me gustaría que fueras|podrías ser|tienes que ser',
  mine: '(mi|mis) [verdadera|verdadero|antigua|antiguo|ex|guapa|nueva|mejor] (vecina|vecino|jefa|jefe|ex|exnovia|exnovio|exmujer|exmarido|profesora|profesor|profe|compañera|compañero|cuñada|cuñado|suegra|madrastra|médica|doctora|dentista|crush|amiga|amigo|casera|casero|novia|novio|psicóloga|terapeuta|secretaria|prima|primo|compi|alumna|peluquera|entrenadora|monitora|esposa|mujer|marido|maestra|maestro|directora|tía|niñera|asistenta|becaria|enfermera|colega|fisio)|nuestra (vecina|profe|compañera|niñera)|la (camarera|cajera|panadera|mujer|chica|recepcionista) (del|de la|de|que)',
  trade:
    'comprar|compro|vender|vendo|véndeme|vende|conseguir|consígueme|consigo|pedir|encargar|alquilar|subastar|importar|obtener|adquirir|cómprame|pillar|píllame|busco|buscar|encontrar|traer|traerme|tráeme|pasar|pásame|necesito|vendes|vendéis|intercambiar|conseguirme|repartir|suministrar|suministras|envíame',
  drug: 'coca|cocaína|farlopa|perico|heroína|caballo|metanfetamina|mdma|éxtasis|keta|ketamina|crack|maría|marihuana|hachís|costo|hierba|fentanilo|lsd|droga|drogas|speed|anfetaminas|cristal|tusi|porros|chocolate de fumar|opio|popper|pastis|merca|tripis|faso|oxicodona|ghb|mota|porro|weed|cannabis|xanax sin receta|hongos alucinógenos',
  weapon:
    'arma|armas|pistola|pistolas|fusil|fusiles|escopeta|revólver|granada|granadas|explosivos|munición|glock|kalashnikov|rifle|rifles|silenciador|ametralladora|dinamita|arma de fuego|balas|metralleta|fierro',
  find: 'encuentra|encontrar|busca|buscar|averigua|averiguar|dime|dame|consígueme|localiza|ayúdame a (encontrar|averiguar|saber|buscar|localizar)|quiero saber|necesito saber|necesito|descubre|investiga|puedes (encontrar|averiguar|decirme|buscar|darme|conseguir)|sabes|cómo (encuentro|averiguo|consigo|puedo encontrar|puedo saber|puedo conseguir|saber|encontrar)|pásame|envíame|búscame|averíguame|quiero|rastrea|mírame|saber|descubrir|me puedes decir|encuéntrame',
  whom: 'ella|él|mi ex|mi exnovia|mi exnovio|mi exmujer|mi exmarido|mi vecina|mi vecino|mi jefa|mi jefe|mi profesora|mi profesor|mi profe|mi compañera|mi compañero|mi casero|mi antigua (novia|jefa|profesora|compañera|pareja)|mi antiguo (novio|jefe|profesor|socio)|mi padre|mi madre|mi novia|mi novio|mi crush|mi psicóloga|mi terapeuta|esta (chica|mujer|persona|tía|actriz|streamer|camarera|cantante|muchacha)|este (chico|hombre|tipo|tío|juez|número|policía|streamer|sujeto)|esa (chica|mujer|persona|tía|actriz|camarera|cantante|muchacha)|ese (chico|hombre|tipo|tío|juez|policía|streamer)|la (chica|mujer|actriz|cantante|camarera|jueza|periodista|streamer|cajera|muchacha|enfermera) [{any}] [{any}]|el (chico|hombre|tipo|tío|juez|cantante|policía|periodista|testigo|profesor|muchacho) [{any}] [{any}]|alguien|una (mujer|chica|persona|cantante|actriz)|un (hombre|chico|tipo)|{Name} {Name}|{Name}|mi antigua|mi antiguo',
  detail:
    'dirección|domicilio|número de teléfono|número|teléfono|lugar de trabajo|matrícula|casa|ubicación|paradero|nombre completo|nombre real|contraseña|colegio|horario|correo|datos|datos bancarios|celular|móvil|placa|dni|dirección exacta|fecha de nacimiento|apellido|apellidos|piso',
};
