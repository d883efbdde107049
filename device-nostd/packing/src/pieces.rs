//! The pieces that texts are packed with, language by language: written by `device-nostd/packing/pieces.py`.

use super::Class;

/// The pieces of EN.
#[rustfmt::skip]
pub(super) const EN: &[Class] = &[
    Class::new(5, 1, " s"),
    Class::new(6, 1, ".e"),
    Class::new(7, 1, "?Adt"),
    Class::new(7, 2, " a, . : s "),
    Class::new(7, 5, " the  tile"),
    Class::new(8, 1, ",3BCLPSTabcfgilnopr"),
    Class::new(8, 2, " c m p3 Noanarasederesitonorres.s?stve{}"),
    Class::new(8, 3, " a  in on {}ingones, "),
    Class::new(8, 4, " and is  it  to The {}: "),
    Class::new(8, 5, " one "),
    Class::new(8, 6, " gnome"),
    Class::new(9, 1, "1:;DFGHMORUWmuwy"),
    Class::new(9, 2, " 1 b f g h s tAnItThVPacalatayche e.enicinirislelimonenoolomowsesht thupusutwh"),
    Class::new(9, 3, " be by of or th toYouameandanydere, ed enter erees ideileitsof on or s. s: you{} "),
    Class::new(9, 4, " all for gem pigEachOK: ableace draweachfor gemshas not stepthe what{{}}"),
    Class::new(9, 5, " acti and  back left may  turn your, andDruidGnomealarmfirstotherroundstacktile tiles"),
    Class::new(9, 6, " chest coins count goes  more  that  tile  tiles troll. The 3 coingardengnome s the "),
    Class::new(9, 7, " at onc playerin the missionof the of your"),
    Class::new(9, 8, " at the "),
    Class::new(10, 1, "!-24EKNhkvx"),
    Class::new(10, 2, " 2 w1 A InMoOnScStadagapbebockecefeleweyffgohahoigillfluouroscspt.ttunurwoy "),
    Class::new(10, 3, " an ha pl's , b. E3 p3, AllBuyWhoallbagboxctido e. e: ecten endet gethaphowillinkis it it.key\
        losnewnowoldoncourownpigto ve whowin"),
    Class::new(10, 4, " at  can elf end tak top. Th3 VP: {}DrawOnlyPay TurnUse Withare backbodybookcoindownend.est \
        fterhestholdhomeightits leftointone onlyopenoundoverpay qualrailree reenrestroads onstoptherturnuse usedyou "),
    Class::new(10, 5, " any  are  card get  kind pond wins withEveryTake What Whichbody counteach emptyeverygame \
        ives last lies most next of a olourosts rights ands of thingthirdwhichwith "),
    Class::new(10, 6, " bring pays  take  the t there this  token, the 1 coin: the Happy NEXT: alreadcoins eside \
        gnomeshouse housesinactiiscardmarkernumberoints playerround.s and s are start umpkin"),
    Class::new(10, 7, " animal garden gnomes tiles Missionbedroomis turnnothingplayer printedushroom"),
    Class::new(10, 8, " busines crystal resourc to the Whoever for eachon the t"),
    Class::new(10, 9, " the turn workshopfrom the "),
    Class::new(10, 10, " business Not enough"),
    Class::new(10, 11, " a workshopForest cardof one kind"),
    Class::new(10, 12, "on the trail"),
    Class::new(11, 1, "\n+/5Ij"),
    Class::new(11, 2, "3.AdOKPrRoShUpWhakamauemetevimlaldlyodopplrusitiumuy"),
    Class::new(11, 3, ", aGemIt No arnas at ay be cane aeaded?es.estforginighildin intkepladlaymorockondongorkostpen\
        phapleplypplranrots asesso sowsupte tilullut vatvedvervitwapwo …"),
    Class::new(11, 4, " tim1 VPCoinGoldNEXTNot One Restactiand any asicays carde a elowend es afromgradhoosis fit. \
        ive joinkeepkindnd: oes okenore ouchountout paidplayrackreats thure ust ve. your"),
    Class::new(11, 5, " coin from fron play themAlarmChoosThat This boardbringcost ever ewardfore free goes left \
        lost.move mutatomes ompleonce play squary pig{{}} "),
    Class::new(11, 6, " again to {}, and Coins Gnome Prisonedroometweenf the first grade ictoryighty o the reward\
        round secondstays t the uffle villagwhose {} of {}: {}"),
    Class::new(11, 7, "BusinesIn the at the es the is not lockwisno coinnobody of themorkshops that stopped"),
    Class::new(11, 8, "A gnome ed chestin this nothing.o varians at oncvillage without workshop"),
    Class::new(11, 9, "each kindin the propponent with the {}: which"),
    Class::new(11, 10, " then the "),
    Class::new(11, 11, "Hat Busines"),
    Class::new(11, 12, "into the bagve the board"),
    Class::new(12, 1, "&'()8Vz"),
    Class::new(12, 2, "idll"),
    Class::new(12, 3, "ackardarkresrom→"),
    Class::new(12, 4, "Gnoment ide imallostrollwardwith"),
    Class::new(12, 5, "ardenount ther what "),
    Class::new(12, 6, "right rystal"),
    Class::new(12, 7, " gnome ve the "),
    Class::new(12, 8, " gnomes "),
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
    Class::new(7, 1, "?dgikst"),
    Class::new(7, 2, ". 3 : energes stt {}"),
    Class::new(7, 3, "{} "),
    Class::new(7, 4, "een het "),
    Class::new(8, 1, "BDTVabehlmnouvwz"),
    Class::new(8, 2, "1 bed e elk onop"),
    Class::new(8, 3, "De deren.en?er in is je of op st ver"),
    Class::new(8, 4, "Een en, van {}: "),
    Class::new(8, 5, "tegelvoor "),
    Class::new(8, 6, "tegel één "),
    Class::new(8, 9, "kabouter "),
    Class::new(9, 1, "1AEGHKMNPRSWZfp"),
    Class::new(9, 2, "2 adalanardeedieijilinisleloolomorparot.teur"),
    Class::new(9, 3, "3, OP Veraanal andeerel et geningoorrijte uitwegze "),
    Class::new(9, 4, "OK: Wie aan aar als bij dan der die elk en. kistmag met nietper puntste tuinwat wint"),
    Class::new(9, 5, ". De Elke alarmbeurtdeze elke gaat geen meer naar niet t de zijn "),
    Class::new(9, 6, "beurt heeft in de missiemuntenronde tegels"),
    Class::new(9, 7, "munten speler tegels van de "),
    Class::new(9, 8, "Kabouterbedrijf kaboutervan een "),
    Class::new(9, 9, "kabouters"),
    Class::new(9, 10, "een tegel "),
    Class::new(10, 1, "!-3LOcjr"),
    Class::new(10, 2, "4 ; AlBeGeKoMaOKOPReZoaaafamasbodoegemf g gahehuiditjekoktlillm mamontnuoeooour rarerus?spui\
        uwvozoó"),
    Class::new(10, 3, "BosGelJe NieOp SchStaaalaaraf allantat bedbijboechtdigeeneinelfgelgethebhelhuiichienierij ijk\
        it kenkerkt legligmeemutna naanemom ou oudouwpadraas, s: scht, t: telts volweezet…"),
    Class::new(10, 4, ": 1 : 3 Die Elk Het Leg Met Wat and blijborddiendierdorpeer elf en: hem hij hooghoudhuisige \
        illeing kantken kte langlauwlinknog ook openoverppelspelstopten tot troluit ven vrijwie zijn{{}}"),
    Class::new(10, 5, "Alle Geen Neem Tegelalle anderbeginbeterbovende refichehuis kaartklaarkleurkomt kopenkost \
        ligt maar munt nodigonderopen rechtrondesoortspel starttelt terugtrol tuin twee veel {{}} "),
    Class::new(10, 6, ". Het 1 munt3 munt: waarBlije MissieMutsenNEXT: Welke ander betaalbewaarboven eigen en de \
        en en fiche gebruigeeft in je kaart nieuw ompoenop de ouden soort spelerstaat stapelstens tellenvarkenverder\
        vijverwelke "),
    Class::new(10, 7, "Alleen Munten alleen andere bedrijfblijft eerste en een krijgt meeste met de meteen oeveel \
        op een plaats sleutelspelersstapel tellen trekkenvan je zonder "),
    Class::new(10, 8, "betaalt de beurtgelijke inactiefvan het voorraad"),
    Class::new(10, 9, "Kabouter in de zakvarkentjevolgende "),
    Class::new(10, 10, "edelstenengrondstoffkabouters op het padvan één varkentje werkplaats"),
    Class::new(10, 11, "aan het einedelstenen werkplaats "),
    Class::new(11, 1, "\n()+/25CFIJUx"),
    Class::new(11, 2, "3.BoElKaOpStchdueekaksl lamen ndnop rts.slssveweë"),
    Class::new(11, 3, ": wActEr In MetNa OndTreUitactan beldendooerkermfasft geeie ie?iefissistlaaminnienu oe oogpel\
        ratrecrenruistet. tertretroud uinul vakvanve winzaazakzen{}?→"),
    Class::new(11, 4, "3 OP: {}Aan AlarHij LaatLichallebbelier ies kan kkenleegleg mee mee?meermuntpel rie ristroen\
        stelstentussurenwee weg winnwordzen zet én "),
    Class::new(11, 5, ", en DruïEindeNEXT Niet Trek actiebetalbrengchtererbijgelijhier kristmand neem over plaat\
        raai regels de speelstap stappstaurtafelverva{}: h"),
    Class::new(11, 6, "Er is Ieder In de actiefbedrijbruik ichte ieder kiest kiezenkistenleutelniets niets.onder \
        ronde.s per schermtafel terug tmeesttrekt verliewordt "),
    Class::new(11, 7, "3 munt.Betaal DruïdeOP per die je druïdeen leg heeft, het einin het kosten nieuwe op het \
        soort, vakjes "),
    Class::new(11, 8, "EdelstenGebruik Gevangenactieve kristal laatste munten, niemand slaapkamspelers "),
    Class::new(11, 9, "Iedereen gebruikenprofivarivan elke "),
    Class::new(11, 10, "3 munten, Te weinig krijgt de naar keuze{}: welke "),
    Class::new(11, 11, "in de doos.paddenstoelverbeteringéén keer "),
    Class::new(12, 1, "&,478y"),
    Class::new(12, 2, "etkivaze"),
    Class::new(12, 3, "Betkamnt zij"),
    Class::new(12, 4, "Muntheefstapunt verlvoor"),
    Class::new(12, 5, "keer keuze"),
    Class::new(12, 7, "dereen "),
    Class::new(13, 1, "\0\"#$%'*069:;<=>@QXY[\\]^_`q{|}~"),
    Class::new(13, 2, "Øéï"),
    Class::new(13, 3, "−"),
];

/// The pieces of DE.
#[rustfmt::skip]
pub(super) const DE: &[Class] = &[
    Class::new(6, 1, " .t"),
    Class::new(6, 2, "e en"),
    Class::new(6, 3, "en "),
    Class::new(7, 1, "bdens"),
    Class::new(7, 2, ", . 3 : erget "),
    Class::new(7, 3, "er es {} "),
    Class::new(7, 4, "die "),
    Class::new(7, 11, "Plättchen "),
    Class::new(8, 1, "?ABMWafhlmorw"),
    Class::new(8, 2, "1 che.n s st{}ä"),
    Class::new(8, 3, "e, en.en?ier"),
    Class::new(8, 4, "Ein Gnomauf den der ein en, en. ist {}: "),
    Class::new(8, 5, " und Gnom oder "),
    Class::new(8, 6, "einen "),
    Class::new(8, 10, "Plättchen"),
    Class::new(9, 1, "-1DFGHKLNPRSTUZgikpuz"),
    Class::new(9, 2, "2 Leabaganaraubedae?ehelieigihinitjelanuolort.zuü"),
    Class::new(9, 3, ", wEinZugallam an aufausbenberde dere. ei eineitgenie im immin istje schst t, verzu "),
    Class::new(9, 4, "Die OK: TierTruhWer Zug das dem des en: ichtischmit und von zahl"),
    Class::new(9, 5, "Alle RundeSpielaktivalle andereine geht mehr nach nicht"),
    Class::new(9, 6, " für Runde Stapeleinem einer eines kommt nicht weiterziehen"),
    Class::new(9, 7, "MissionMünzenSchweinzurückzählen"),
    Class::new(9, 8, "KristallMünzen "),
    Class::new(9, 10, "EdelsteineSchlüssel"),
    Class::new(10, 1, "!CEOV"),
    Class::new(10, 2, "; ArBeDrErGeGrJeKoReSPStZualamatckd deeiemfrhahrilirislelom mmnontonoppar reriros.sasesst?tz\
        ufumurusßö"),
    Class::new(10, 3, ". D3, : wAusDu ElfEndEs Im In NeuPhaSP SchVerWegZu Züachaltandbaubeich dardendu e: eilellem \
        felge gedgeshöiebillis laulegneuon rant: tztunguntvorwegwerzeiün…"),
    Class::new(10, 4, "BettBohnDas Der DiesDorfDruiElf FarbGartGegnHausMarkNur PfadPilzProfRestSiegSortWas Wie Zahl\
        Ziehals aus bei ben bis diese 1 egelelchendeenn er, freiganzhat heimier kauflangleerlieglinkmarkmehrnur seit\
        sichsie sst ste stehtzt vor was ziehzum {{}}ächählühr"),
    Class::new(10, 5, "AlarmDort GnomeHäusKein Nimm Pfad PlatzTeichTrollWelchZählauch auschdann darf dem Tdritteigen\
        erst für kein letztmand noch offenohne rechtrücksind spielssen standstellsten wird zweit{{}} "),
    Class::new(10, 6, ". Das Alarm AusbauBeutelGleichGnome Jeder Karte MünzeNEXT: PunkteSorte Spiel Troll ableau\
        beginne Truheinmalerste gleichjeder kaufenkeine liegt nehmenschon viele zahlt öffneüber übrig"),
    Class::new(10, 7, "1 Münz3 Münz3 PunktBetriebDruidenKürbisMarker MützenSchrittSpielerStapel bleibt bringt \
        dieser einmal en und er Gnomgewinntin den in der inaktivkostet nichts zählt "),
    Class::new(10, 8, "Betrieb Mission Waldkartam Ende anderen auf der bekommt plättchzählen "),
    Class::new(10, 9, "BelohnungFröhlichMünzen, SchachtelWerkstattbekommst "),
    Class::new(10, 10, "StartspielWerkstatt Werkstätt"),
    Class::new(10, 11, "Edelsteine plättchen "),
    Class::new(11, 1, "\n()+/2345Iy"),
    Class::new(11, 2, " w3.4 AlNoOKSpTaWeZwbrdiegeugrkoktllmineohrusitrunvozo"),
    Class::new(11, 3, "3. AllAm Er FelHäNamSo SäUntahlanzartecker.ferfägewgilichiegielingkanlftmalnieorrpelruhso tig\
        um und{}?ür"),
    Class::new(11, 4, "3 SP: {}AktiAuf DeckKartKaufMit VorrWaldZug.achbalarand apelcht eichenigeuerimm kommktivsind\
        tzenundrutztvielvollwaltzeigüchück"),
    Class::new(11, 5, "Buch Ende GärtHaus Jede Lege LückNEXT Nach Rest Startbringchen danebeiterfüllgibt hat, höch\
        icht mit Lofortoldenstet teuerunterverdezwei zähl{}: w"),
    Class::new(11, 6, "Ende: Keine Nicht SP je Stufe Zahle anach ckten deine e und eiter en, 1 fertiggewinngolden\
        jetzt mutiernimmt st du stand stens verschÄpfel"),
    Class::new(11, 7, "Felder Lücke Münze Sofort Vorrat deiner deines im Gartin die nichts.ohstoffsofort verdien\
        verlier{} von "),
    Class::new(11, 8, ": womit GefängnRohstoffSchwein Zu wenigauf dem bleiben gibt es meisten "),
    Class::new(11, 9, "3 Münze.EdelsteinSchweine zwischen {}: welch"),
    Class::new(11, 10, "in diesem nächsten "),
    Class::new(11, 11, "Plättchen?"),
    Class::new(11, 12, "Edelsteine, "),
    Class::new(12, 1, "&,08j"),
    Class::new(12, 2, "Buf o Ü"),
    Class::new(12, 3, "at ehm→−"),
    Class::new(12, 4, "Schw"),
    Class::new(13, 1, "\0\"#$%'*679:;<=>@JQXY[\\]^_`cqvx{|}~"),
    Class::new(13, 2, "ÄØ"),
];

/// The pieces of FR.
#[rustfmt::skip]
pub(super) const FR: &[Class] = &[
    Class::new(6, 1, " "),
    Class::new(7, 1, ".Aacelpst"),
    Class::new(7, 2, ", . 3 e eronres t é"),
    Class::new(7, 3, " : de er ez le un {} "),
    Class::new(7, 4, "les "),
    Class::new(7, 5, "{} : "),
    Class::new(8, 1, "?CDPSbdfgimoruv"),
    Class::new(8, 2, " ?1 chdee.esinlis.te{}"),
    Class::new(8, 3, "au du e, en entes et illla ne on ou s, te à "),
    Class::new(8, 4, " et ent est par une "),
    Class::new(8, 6, "gnome "),
    Class::new(9, 1, "1BLMNORThjn"),
    Class::new(9, 2, "2 : Cha agaianaraud'dieleneuisl'len'ninuoiorouqur riset.tiuivivoè"),
    Class::new(9, 3, "3, Ce Il La Le PV Un blece condée. eurez-il jouméouvpasplure resrés ?s. se te.touÀ é ég"),
    Class::new(9, 4, "Pas Qui acticoûdes e : finigagnpas son sur tes tourtre "),
    Class::new(9, 5, "OK : avec comptdans elle er : gnomepiochplus pour sans tuile"),
    Class::new(9, 6, "jardinjoueurmaisonpiècereste tuile "),
    Class::new(9, 7, "3 piècateliergemmes piècessur la "),
    Class::new(9, 8, "plus de "),
    Class::new(10, 1, "!'-EFGJVx"),
    Class::new(10, 2, "3.; PVPoQuReVoapascacecid emeteziml mamipapirositatsusuxvex y Éô"),
    Class::new(10, 3, "DéMéPluResRéTouaisangantardautboucarchacolcomcoreinelfes.icilitme nomoisommonnonsourpayperpos\
        proqu'ranrenrisrousa sacsemsorsuisét, va vervé"),
    Class::new(10, 4, ": 1 CompFin GnomLes Sur Une and ans ant ase aux ces choiclécochcoffcoupdre er, es, es. faus\
        gemmlle longois oisioit ons ont partplacprenque qui res reuxs : ses sez t : te, te. trouvancvos {{}}ée "),
    Class::new(10, 5, "AchetForêPiochTous Vous achetactifaire changcompld'un dessudoréface intenlertelibremais manch\
        missiouverpaie perdupeut pile pointpose puis quel s de sont te : tent tour tous trollveau vous {{}} "),
    Class::new(10, 6, ". Les adversalitéautre carte cette commencommercristacôtéd'une de la donne entre er un ez le \
        gnomesjeton moins prend quoi ?table vient villagà la étang"),
    Class::new(10, 7, "Chacun Chaque NEXT : Prenez Tuiles après autres chaque cochon coffre compte déjà en haut\
        encore gnomes joueur la boîmaison plateausentier"),
    Class::new(10, 8, "atelier aussitôcouleur dans le pièces premier réserveà gauch"),
    Class::new(10, 9, "Gnome heuassez de commerce de votre la tuile pièces, une tuile"),
    Class::new(10, 10, "Une tuile la manche première une tuile à la fin."),
    Class::new(10, 11, "les tuiles "),
    Class::new(11, 1, "\n()+/2345HUy"),
    Class::new(11, 2, "4 ? AuCoEnL'OKTrabatavbuexffmepls'trunxiâêùû"),
    Class::new(11, 3, "3. Au AucComEn aniau-brecéfingarin intjetjeulerlivlémomoinpaiparpenporpripuire.rèsabserseusi \
        ssit. tabtautertéve Ég…"),
    Class::new(11, 4, "ActiCochCoffDruiGemmInviQuelace alluanimbre chamctoide bdessdroidruidu bentigne grenien lang\
        le, ler mal n'a on, orêous quelquoire. remireçsourter tez té vec vez visi{}, ès és "),
    Class::new(11, 5, "DerniManchMissiNEXT Partiarrêaussiavez bien dernideux en a experexposiste marquonne parti\
        possiqui ?r un rien rien.t et tour.tout vant vide à {}ère "),
    Class::new(11, 6, "Payez Tuile Utiliscachéchacuncompend'aborez-en gagne haricomême n'est près qui a retourseulem\
        sorte suivantoute troll tuilesutilisévolu"),
    Class::new(11, 7, "1 piècAlerte PV par Quelle alerte ant de chacun créatude vos devant druide et une inactif\
        livres manche partie pioche points quelle s'arrêsorte, sur le tuiles à droi"),
    Class::new(11, 8, "Mission Pièces bien de champigncochons imprimérecevez troisiè"),
    Class::new(11, 9, "1 pièce Bonnetericomptent par manchrapporte tuile à un gnome une fois variante "),
    Class::new(11, 10, "Un cochon ce tour-cià la fin "),
    Class::new(11, 11, "Les tuiles amélioratiressources "),
    Class::new(11, 12, "d'une même les pièces "),
    Class::new(12, 1, "8IKW"),
    Class::new(12, 2, "InPaaclln Ôà"),
    Class::new(12, 3, "allarrcôdeufaulesleulis→−"),
    Class::new(12, 4, "encorien"),
    Class::new(12, 5, "Piècaricoette une f"),
    Class::new(12, 6, "BonnetGnome "),
    Class::new(12, 7, "jardin "),
    Class::new(12, 10, "méliorati"),
    Class::new(13, 1, "\0\"#$%&*,0679:;<=>@QXYZ[\\]^_`kqwz{|}~"),
    Class::new(13, 2, "ÀÈØçîœ"),
];
