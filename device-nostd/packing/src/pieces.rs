//! The pieces that texts are packed with, language by language: written by `device-nostd/packing/pieces.py`.

use super::Class;

/// The pieces of EN.
#[rustfmt::skip]
pub(super) const EN: &[Class] = &[
    Class::new(5, 1, " s"),
    Class::new(6, 1, ".e"),
    Class::new(7, 1, "?t"),
    Class::new(7, 2, ", . : s "),
    Class::new(7, 5, " the  tile"),
    Class::new(8, 1, ",3ACPRTabcdgilopr"),
    Class::new(8, 2, " a3 Noedeneresitonorstve{}"),
    Class::new(8, 3, " a  in of on {}ones, "),
    Class::new(8, 4, " and is  it The {}: "),
    Class::new(8, 5, " one "),
    Class::new(8, 6, " gnome"),
    Class::new(9, 1, "!1:;BDEFGHLMSfmnuwy"),
    Class::new(9, 2, " 1 b c f g h m p sAnVPalanarasatboche e.inirislelinenores.s?thunutwo"),
    Class::new(9, 3, " or th to upYouameandanydere, ed entes hasideileingis on or terwho{} {}:"),
    Class::new(9, 4, " all at  for pig to  youOK: abledraweachgemsits onlythe {{}}"),
    Class::new(9, 5, " and  back left that turn wins with your, andDruidGnomealarmeveryfirstgame otherround"),
    Class::new(9, 6, " chest coins count goes  tile  tiles troll. The 3 coingardengnome s are s the "),
    Class::new(9, 7, " playerin the of the of your"),
    Class::new(10, 1, "\n-24KOUWhkvx"),
    Class::new(10, 2, " 2 t w1 A ItOnStThWhacadagapaybeefetevffgegohaicigillalumoodolomouowroruscseshspt t.upusuywh"),
    Class::new(10, 3, " an by mo's , b. E3, AllBuyIt Whoallarearnbagbe by e. e: eaden endereestey getin it it.itskey\
        losnowockoldomeoncourownpigs. s: seste ureut waywin…"),
    Class::new(10, 4, " elf end gem, 3 . Th3 VP: {}DrawEachGoldNEXTOnlyPay TurnUse Withbodycardcostdownest fterhas \
        hestholdhomehousightkeeplastleftnd: new not one openoundout overpay playrackrailree reenrestroads onstepstop\
        therturnuse usedwhatyou "),
    Class::new(10, 5, " acti any  are  book coin for  from get  kind may  per  plac pondCountEach EveryTake What \
        Whichbody each emptyewardfree left lies most next ointsrights ands of squarstackthirdtile tileswhat?which"),
    Class::new(10, 6, " bring equal more  pays  the t there this  token, and , the 1 coin: the NEXT: coins gives \
        gnomeshouse housesmarkernumberplayerrewardround.s and start {}: {}"),
    Class::new(10, 7, " alread animal at onc comes  garden gnomes takes  tiles Missionbedroomcounts missionnothing\
        player printedushroom"),
    Class::new(10, 8, " at the  beside  busines crystal mission to the Whoever ed chesto varianon the tworkshop"),
    Class::new(10, 9, " the turn workshopfrom the "),
    Class::new(10, 10, " business  this turnHappy GnomNot enough"),
    Class::new(10, 11, " a workshopForest cardof one kind"),
    Class::new(10, 12, "on the trail"),
    Class::new(11, 1, "()+/5INj"),
    Class::new(11, 2, "3.? AlBeInOKPrRoScShSpUPakamckdiecelemewidimldlyofopsitittury "),
    Class::new(11, 3, " be, a3 pAdvAt GemHowKeyNewNo Tilarkas astat boxctidecdisdo e ae pealearected?elfer es.et for\
        hapighildillinkintkepladlaymedmommorof on.ondongorkphaplepplresroms aso tilto toruchullvedverwo "),
    Class::new(11, 4, " a l an  can pas tak tim top1 VPActiCoinNot One OpenPinkSwapYourace actiame and any are ast \
        ays backbox.coine a elowend ent er: ere.everfillfor fromgnomgoalgradhalfice imalis fit. ive joinkindlostlue \
        nowhnownointokenon aore owerpaidqualreshrolls, bsingtticwas withyour"),
    Class::new(11, 5, " bean card clos fron play themAlarmChoosLightMagicMove Only That This ardenback boardbring\
        coinscost countdoes drawnever face for afore gems goes how mlost.must mutatof a olumnompleosts stay thing\
        with {{}} "),
    Class::new(11, 6, " again begin choos creat have  other take  to {} touch3 stepChapelCoins Gnome PrisonSchool\
        There alreadarvestat onccoloure. It etweenf the first has noighty inactio the right rotectround rystalsecond\
        stays supplyt the tiles to sowuffle umpkinvillagwhich?"),
    Class::new(11, 7, " cards? colour count  token 3 coin.: take A tile BedroomBusinesDiscardIn the Invite Nothing\
        beside cannot cky pigdo not es the is not no coinnobody of thems that stoppedvictory"),
    Class::new(11, 8, " activat active  gnomes  pumpkin3 coins.: whose A gnome Upgrade Workshopfor eachin this \
        no more nothing.once moror more s at oncvillage {} of {}"),
    Class::new(11, 9, " clockwis3 points Restauraneach kindin the prmay move opponent with the without ayour turn\
        {}: which"),
    Class::new(11, 10, " the tile All tiles inactive. of a stack"),
    Class::new(11, 11, ", then the Druid tile Hat Businesat the end."),
    Class::new(11, 12, " at the end.asic resourcinto the bagve the board"),
    Class::new(12, 1, "&'8Vz"),
    Class::new(12, 2, "Upepkelfllos"),
    Class::new(12, 3, "ackardhowostse →"),
    Class::new(12, 4, "Gnomes ave. ward"),
    Class::new(12, 5, "move same used what "),
    Class::new(12, 6, "grade iscard"),
    Class::new(12, 7, "ve the "),
    Class::new(13, 1, "\0\"#$%*0679<=>@JQXYZ[\\]^_`q{|}~"),
    Class::new(13, 2, "Ø"),
    Class::new(13, 3, "−"),
];

/// The pieces of NL.
#[rustfmt::skip]
pub(super) const NL: &[Class] = &[
    Class::new(6, 1, " ."),
    Class::new(6, 2, ", "),
    Class::new(6, 3, "de en "),
    Class::new(7, 1, "?dkst"),
    Class::new(7, 2, ". 3 : eners "),
    Class::new(7, 3, "{} "),
    Class::new(7, 4, "een {}: "),
    Class::new(8, 1, "DTabefghilmnuvw"),
    Class::new(8, 2, "1 bed e elgeopstt {}"),
    Class::new(8, 3, "De en.en?er in is je of op st ver"),
    Class::new(8, 4, "en, het "),
    Class::new(8, 5, "tegelvoor "),
    Class::new(8, 6, "tegel één "),
    Class::new(8, 9, "kabouter "),
    Class::new(9, 1, "-1ABGHKMPVWZoprz"),
    Class::new(9, 2, "2 ; Gealdedoieijinisitk leomonorparerot.te"),
    Class::new(9, 3, "3, OP Veraaral andderel ingna t, te uitweg"),
    Class::new(9, 4, " je Een OK: Wie aan als bij der die elk en. en: kistmag met nietnog per ste stoptuinvan wat \
        {{}}"),
    Class::new(9, 5, ". De Elke alle beurtdeze elke gaat geen meer naar niet spel telt zijn {{}} "),
    Class::new(9, 6, "NEXT: beurt geeft heeft in de muntenronde stapeltegels"),
    Class::new(9, 7, "munten speler tegels van de "),
    Class::new(9, 8, "Kabouterbedrijf kaboutervan een "),
    Class::new(9, 9, "kabouters"),
    Class::new(9, 10, "een tegel werkplaats"),
    Class::new(9, 11, "aan het ein"),
    Class::new(10, 1, "\n!3CEFLNOS"),
    Class::new(10, 2, "4 AlBeKoOPRoZoaaadafanarbocheeegf gahehuidiljekolllom mameoeouras?slssurwezo"),
    Class::new(10, 3, "GelIn Je NieOp Staaalaanaf antat bedbijd, digeeneereinelferket gelgengethebichienierijkit ker\
        kt legmeemutnemom ooroutouwpadraarijs: schstet: telterts volze zet…"),
    Class::new(10, 4, " en : 1 : 3 : {}Die Elk Het LaatLeg Met Wat aar and ant blijdan dierdoordorpeer elf hem hij \
        houdhuishuizilleing kkenkte langlinkook openoverpuntspelten tot troluit ven wie wintzijn"),
    Class::new(10, 5, ", en EindeGeen Neem alarmanderbeginbeterbovenfichehuis iederkaartklaarkleurkomt kopenkost \
        ligt maar munt nodigopen rechtrondesoortt de terugtrol tuin twee veel "),
    Class::new(10, 6, ", dan . Een . Het 3 puntBlije MissieMutsenWelke ander betaalbewaarboven eigen en de en en \
        fiche in je missienieuw op de s van soort spelertellenvarkenverdervijverwelke "),
    Class::new(10, 7, "3 munt.Alleen DruïdeMunten alleen andere bedrijfblijft eerste en een krijgt meeste met de \
        meteen munten.op een plaats sleutelspelersstapel tellen trekkenvan je zonder "),
    Class::new(10, 8, "Boskaartbetaalt de startgebruiktgelijke het bordinactiefvoorraad"),
    Class::new(10, 9, "Kabouter in de zakvolgende "),
    Class::new(10, 10, "edelstenengrondstoffkabouters op het padvarkentje "),
    Class::new(10, 11, "edelstenen werkplaats "),
    Class::new(11, 1, "()+25IJRcj"),
    Class::new(11, 2, "3.? BoElKaMaOKOpReStUPd.daduedemetimjakaksktl lan ndnuolp rtrus.scspuivevo"),
    Class::new(11, 3, "3. : wActBetEerEr Na OK OndRuiSchTelTreUitVolVoractallan boebonborde.deneemextfasft gedgeeher\
        ie iefissistkenkollaaladlenligmanminnaanienognoonu oe oogop.ou pelrecrenruis, samst.t. tijuinul vakvanve wam\
        zaazakzenzo zol{}/{}?"),
    Class::new(11, 4, "3 OPAan Als Bij Hij LichNog Zet dienen dgedegoudier ige iverjou kan kantkeerlauwleegleg len \
        liegliggmee meerneerpel rie ristroenstelstentweeurenurt verlversvontweg wie?winnwordzandzen zet zich→ "),
    Class::new(11, 5, ". Je 3 of Alle BlauwDeze Eén Kies NEXT Niet NieuwSchooTegelTrek Twee actieafgelappelbasis\
        belonbetalboek chterde redere dier dorp een gerbijgelijgetrohele hier kist klok mand moet neem onderover \
        plaatregelrust s de speelspoorstaanstap stappstarttafeltegentrek vervavrij wegenwinstwint wint!"),
    Class::new(11, 6, "1 munt3 munt: waarAlarm BedrijDraai Er is Ieder In de MagiëSchud Tegel Varkenactiefalarm \
        alles bbele beurt.derde eerst ichte ieder in bedkaart kiest kiezenkistennaast nergenniets niets.om te onder \
        ratis ronde.s per schermstaat stens tafel terug tmeesttrekt wordt zilveróór "),
    Class::new(11, 7, "1 munt Betaal Gouden Meteen OP per RestaurSleutelals de andere.bedrijvboeken chtige die je \
        druïdee tegelen leg er een eronderheeft, het einin het kosten kristalmissie nieuwe op het opende pompoen\
        soort, tussen vakjes varkensverder verdienzijn ge"),
    Class::new(11, 8, "EdelstenGebruik GevangenHoeveel actieve de beurtgebruik kristal laatste munten, niemand \
        slaapkamspelers van die van het "),
    Class::new(11, 9, "Iedereen de tegel gebruikengeen muntmeer overprofivarivan elke varkentjeverliest {} van {}"),
    Class::new(11, 10, "3 munten, : waarmee?Een tegel Te weinig aar staat brengt de hoogstens naar keuze{}: welke "),
    Class::new(11, 11, "in de doos.paddenstoelvarkentjes verbeteringéén keer "),
    Class::new(11, 12, "3 van één Alle tegels {}: hoeveel "),
    Class::new(12, 1, "&,/478y"),
    Class::new(12, 2, "amaskimovazazeó"),
    Class::new(12, 3, "doohelkamzij→−"),
    Class::new(12, 4, "Muntaal heefhoogppelstapunt voorvrij"),
    Class::new(12, 5, "keer keuzekrijg"),
    Class::new(12, 6, "ompoen"),
    Class::new(12, 10, "krijgt de van één "),
    Class::new(13, 1, "\0\"#$%'*069:;<=>@QUXY[\\]^_`qx{|}~"),
    Class::new(13, 2, "Øéëï"),
];

/// The pieces of DE.
#[rustfmt::skip]
pub(super) const DE: &[Class] = &[
    Class::new(6, 1, " "),
    Class::new(6, 2, "e en"),
    Class::new(6, 3, "en "),
    Class::new(7, 1, ".denst"),
    Class::new(7, 2, ", . 3 : erget "),
    Class::new(7, 3, "er es {} "),
    Class::new(7, 4, "die {}: "),
    Class::new(7, 11, "Plättchen "),
    Class::new(8, 1, "?FWabfghlmpw"),
    Class::new(8, 2, "1 e.s st{}"),
    Class::new(8, 3, "en.en?im "),
    Class::new(8, 4, "Ein Gnomauf den der ein en, en. ist "),
    Class::new(8, 5, " und Gnom "),
    Class::new(8, 6, "einen "),
    Class::new(8, 10, "Plättchen"),
    Class::new(9, 1, "!-1ABDGHKLMNSTZikoruz"),
    Class::new(9, 2, "2 ; GeSPabanarbechdae?eligilinitjelen nuolonorrot.tzä"),
    Class::new(9, 3, ", w3, EinWegZugam an aufause, e. eineitierin istje legschst t, verzu "),
    Class::new(9, 4, "BettDer Die Nur OK: Wer Zug das dem en: hat ischmit von zahlzieh{{}}"),
    Class::new(9, 5, "Alle Spielalle andereine für mehr nach noch sind {{}} "),
    Class::new(9, 6, " für  oder Jeder MünzeNEXT: Runde einem einer kommt nicht weiter"),
    Class::new(9, 7, "BetriebMünzenSchweinzurückzählen"),
    Class::new(9, 8, "KristallMünzen "),
    Class::new(9, 10, "EdelsteineSchlüssel"),
    Class::new(10, 1, "\n3CEOPRV"),
    Class::new(10, 2, " wArBeDrErKoZuagalamatd deeheiemfrhaieirkolalum mmntr reris.sst?ufumurzußöü"),
    Class::new(10, 3, ". D3. : wDu ElfEs Im In NeuSP SchVerZu Züachallaltandbaubeiberdardenderdu e: eilem felge gen\
        gesie immis neuon t: unguntvorwegwerzeiün…"),
    Class::new(10, 4, "3 SP: 1 : {}BohnDas DiesDorfElf GartGegnHausPfadPhasPilzProfSiegSortTierTruhWas ZahlZiehals \
        aus bei bis des diese 1 endeenn er, freiganzheimhörichtins kauflangleerlieglinkmarkmehrnur obenpassseitsich\
        sie ste stehtzt und vor was zum ächähl"),
    Class::new(10, 5, "AlarmDort GnomeKein Nimm Pfad PlatzRundeTeichTrollZählaktivauch auschdann darf dritteigen\
        geht iederkein ladenletztmand nichtoffenohne rechtrückspielstandstellsten wird zweit"),
    Class::new(10, 6, ", die , und . Das Alarm AusbauBeutelGleichGnome Karte MarkerPunkteSorte Spiel StapelTroll \
        beginne Truheines erste gleichjeder kaufenkeine liegt nehmenschon viele zahlt ziehenzähltüber übrig"),
    Class::new(10, 7, "3 PunktDruidenKürbisMarker MissionMützenSchrittSpielerStapel bleibt bringt dieser einmal \
        en und er Gnomgewinntin den in der inaktivkostet nichts zählt "),
    Class::new(10, 8, "Betrieb Mission Waldkartam Ende auf der bekommt plättchzählen "),
    Class::new(10, 9, "3 Münze.BelohnungFröhlichWerkstattbekommst "),
    Class::new(10, 10, "3 Münzen.StartspielWerkstatt Werkstätt"),
    Class::new(10, 11, "Edelsteine plättchen "),
    Class::new(11, 1, ")+/245IUy"),
    Class::new(11, 2, "3.4 AbAlGrJeOKPaReSpStTaUPauckdiegeugrhlhri-ihisktlllominoohsasesitrunusvo"),
    Class::new(11, 3, "AllAm AusBauEndEr FelJe LagLeiMagNamNieSo SäUhrUntWesantanzartbehbench de eckei eller.erset \
        ferfolfägewherichiegillingkanlaulämalnennieorrs. so stetigum undwur{}?ätür"),
    Class::new(11, 4, "AktiAuf Bei BlauDeckDiebFarbHolzKartKaufMit ReihRosaSandSchuSie WahlWaldWie ZielZug.ben chen\
        ckt eichelchgen gezoihn kommman nachneu nie nochsindsst tzenutztvielvollzeigückühr"),
    Class::new(11, 5, ". Du AktivBuch BüchEnde Ende.GärtHand Haus HäusJede KapelLege LeichLetztLückNEXT Nach Nicht\
        Noch RegelRest StartStellTier Zahl Zwei aber an {}bringchen danebeiterfüllgenaugibt gilt hat, heuerhier höch\
        ierenimmerisch jede mischmit Ln istnimm oder ofortoldenoppelruht schloschüssen stet stoppverdezwei {}: w"),
    Class::new(11, 6, "DachboEnde: Farbe GrundrHälftJedes Keine Nicht SP je Stufe Truhe VorratZahle allen anach \
        beliebbezahldeine e und einmaleiter en, 1 essen fertiggewinngoldenimmer jedes jetzt mutierneben nimmt st du \
        stand stens verschÄpfelählen"),
    Class::new(11, 7, "1 Münz3 oder : welchBeutel Dieser Druide Felder Lücke Münze Sofort Sorte, VerwaltVorrat \
        Welche berührdeiner deines e aktiveinmal.eniger gleich im Gartin die je Rundmehr danichts.nirgendohstoff\
        rechts sofort verdienverlierzuerst {} von öffnet"),
    Class::new(11, 8, "3 einer : womit Häuser MissionsMünzen.RohstoffSchwein SchweineSpieler Welches anderen \
        auf dem aus dem bleiben braucht darunteren oder gibt es meisten verzicht"),
    Class::new(11, 9, "1 Münze AbenteuerEdelsteinGnomalarmMünzen, RestauranSchweine auf dem Tder Auslazwischen \
        {}: welch"),
    Class::new(11, 10, "GefängnisSchachtel.Wie viele Zu wenige geht nichtin diesem in dieser ist schon nächsten "),
    Class::new(11, 11, "3 Münzen, Plättchen?bringt die dem Tableaugedruckten "),
    Class::new(11, 12, "Die anderen Edelsteine, eines Stapel"),
    Class::new(12, 1, "&(,08j"),
    Class::new(12, 2, "Buf o utÜ"),
    Class::new(12, 3, "at e sehmtzt→−"),
    Class::new(12, 4, "DruiRestSchwier ige t {}"),
    Class::new(12, 5, "dem Terst icht "),
    Class::new(12, 6, "öffne"),
    Class::new(12, 7, "beginnt"),
    Class::new(12, 8, "en, die "),
    Class::new(12, 9, "Schachtel"),
    Class::new(13, 1, "\0\"#$%'*679:;<=>@JQXY[\\]^_`cqvx{|}~"),
    Class::new(13, 2, "ÄØ"),
];

/// The pieces of FR.
#[rustfmt::skip]
pub(super) const FR: &[Class] = &[
    Class::new(7, 1, " .acelst"),
    Class::new(7, 2, ", . 3 e erreé"),
    Class::new(7, 3, " : la le un {} "),
    Class::new(7, 4, "les "),
    Class::new(7, 5, "{} : "),
    Class::new(8, 1, "?ACPbdfimopruv"),
    Class::new(8, 2, " ?1 che.enesons t te{}"),
    Class::new(8, 3, "au de e, en enter es et ez ne on ou s, à "),
    Class::new(8, 4, " de  et e : ent par une "),
    Class::new(8, 5, "gnome"),
    Class::new(9, 1, "!1BDEJLMNORSTghn"),
    Class::new(9, 2, "2 : ChRea anarasd'dedietiminisl'lelin'nuorouqur ris.set.tiuiviè"),
    Class::new(9, 3, "3, Ce Il La Le PV Un antce du dée. il ourpasqu're resrés ?s. se suit, te te.touÀ é ég"),
    Class::new(9, 4, "Pas Qui clédes est finigagnillepas son sur tes tour{{}}"),
    Class::new(9, 5, " est OK : avec compter : piochplus pour sans sont tuilevous "),
    Class::new(9, 6, "donne gnome jardinjoueurpiècereste tuile "),
    Class::new(9, 7, "gemmes piècessur la "),
    Class::new(10, 1, "\n'-23FGV"),
    Class::new(10, 2, "3.4 ; EnPVVoagaiapataubld elemezffl meminioipiplrositsuxvox y É"),
    Class::new(10, 3, "AucComDéMéRéTouainaisangautcolcomconcoreinelfes.eurez-icijeujoulitme ménomoisonnonspaipayper\
        posproranre.renrousa sacsemseusi sétabva ver…"),
    Class::new(10, 4, ": 1 CompFin GnomLes Sur Une actiant ase aux bre ces coupcoûelleer, es. gardier leurlle ois \
        on, ons ont placplusque re. res reuxs : ses sez t : te, ter tez tre vez vos ée és "),
    Class::new(10, 5, ". Le AchetMissiPiochTous Vous achetactifaire choixd'un dans doréelle experintenlertelibre\
        mais marquouverpaie partiperdupeut pile pointpose puis quel r un sortete : tent tour tour.tous {{}} ère "),
    Class::new(10, 6, ". Les Tuile activeadversautre cette chacuncommencôtéd'une de la entre er un ez le gagne \
        gemmesjeton maisonmanchemoins prend près quoi ?seulemsuivantable tuilesà la étang"),
    Class::new(10, 7, "3 piècAlerte Chacun Chaque NEXT : Prenez Tuiles après atelierautres chaque cochon coffre \
        coffrescommerccompte druide déjà en hautencore gnomes inactifjoueur maison partie sentiersur le "),
    Class::new(10, 8, "Mission Pièces aussitôcouleur dans le pièces plus de possiblepremier à gauch"),
    Class::new(10, 9, "assez de commerce de votre la tuile par manchpièces, une tuile"),
    Class::new(10, 10, "Une tuile la manche première une tuile à la fin."),
    Class::new(10, 11, "les tuiles "),
    Class::new(11, 1, "()+45HKQjy"),
    Class::new(11, 2, "? AuL'OKPoTrUPacavbucacecieuexgnjaman omphs'tatrunusveâêô"),
    Class::new(11, 3, "3. AniAteAu DeuEn PluResSeuSi allappardargarraucbleboubrecardeufinintjetjuslerlémermomoinouv\
        oùparporpouquirigrissabserssitertévoivé{}/"),
    Class::new(11, 4, "ActiCochCoffCoûDruiGemmInviachaage ait anciand ans aut ble bleuchamcochcompcédde bdre droi\
        druidu bencoenties, espaeur ez, grenien jourle, ler lez longn'a ois.oit on. orêparepartpas.pommprenprisquel\
        qui quoirestrienrègsac.ser sourtauxte. tinutrouté visixiè{}, ès ées"),
    Class::new(11, 5, "1 de Avec Dans DerniForêIl y ManchNEXT PiècQuel agiciardinarrêau liavancbien bout changchez \
        demi-dernidessudeux elfe en a ette exposface iste joue missimoition : ouvelplus.qui ?repôrien rien.s de \
        sous t et tout trollvaut veau vide à {}"),
    Class::new(11, 6, "Gnome Payez Posez Quand RestauRévéUtilisVictoiaussi autresavant avec ?carte cases choisi\
        citroudessoudépenez-en ez-le gnomesharicoligne livre même oisir partagplus, qui a retourroute sonne sorte \
        toute troll utilisvient villagvotre évolu"),
    Class::new(11, 7, "1 piècDéfausGnomes PV par Partie Quelle active alerte alluméanimal ant de cartes chacun \
        chelle cochonscomplècontre coûte cristalcréatude vos devant et les et une la boîlangez livres long : manche \
        n'avez niveau pas de pioche points prenez quelle repiochs'arrêsorte, tuile, tuiles Échangà droi"),
    Class::new(11, 8, "Plus de Premier animaux atelier bien de champigncochons cristal d'abord devient imprimé\
        le plus maisons mission ouvelle prendre recevez reçoit réservetroisièun trollvillage "),
    Class::new(11, 9, "1 pièce 3 pièce.BonneteriGnome heuateliers comptent rapporte récompentuile à un gnome \
        une fois variante Égalitéégalité"),
    Class::new(11, 10, "Un cochon au-dessus ce tour-cidu plateaudu sentiermélioratin'est pas à la fin "),
    Class::new(11, 11, "Les tuiles amélioratiatelier ou aussitôt. carte Forêen réserveface cachéle plus de \
        ressources "),
    Class::new(11, 12, "d'une même dans la boîle Gnome heules pièces "),
    Class::new(12, 1, "/8IWx"),
    Class::new(12, 2, "InPacoilllxiÔàçœ"),
    Class::new(12, 3, "chacôdailesleulispripuirè→−"),
    Class::new(12, 4, "ace crisctoifausvanc"),
    Class::new(12, 5, "aricoille ons, une f"),
    Class::new(12, 6, "Bonnetd'aborilles "),
    Class::new(12, 7, "jardin "),
    Class::new(13, 1, "\0\"#$%&*,0679:;<=>@UXYZ[\\]^_`kqwz{|}~"),
    Class::new(13, 2, "ÀÈØîùû"),
];
