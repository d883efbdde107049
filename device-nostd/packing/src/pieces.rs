//! The pieces that texts are packed with, language by language: written by `device-nostd/packing/pieces.py`.

use super::Class;

/// The pieces of EN.
#[rustfmt::skip]
pub(super) const EN: &[Class] = &[
    Class::new(5, 1, " s"),
    Class::new(6, 1, ".e"),
    Class::new(7, 1, "?At"),
    Class::new(7, 2, " a, . : s {}"),
    Class::new(7, 5, " the  tile"),
    Class::new(8, 1, ",3BCLPSTabcdfgilnopr"),
    Class::new(8, 2, " c p3 Noanarasatederesitonorres.s?stve"),
    Class::new(8, 3, " a  in on {}s, "),
    Class::new(8, 4, " and is  it  to The {}: "),
    Class::new(8, 5, " one  turn"),
    Class::new(8, 6, " gnome"),
    Class::new(8, 7, "in the "),
    Class::new(9, 1, "1:;DFGHMORUWmuvwy"),
    Class::new(9, 2, " 1 b d f g h m tAnVPalayche e.ecengeicinirislelimonenoolomowset thtsunupuswhy "),
    Class::new(9, 3, " be by of or th to, bYouameandanydere, endenter erees ideileingis itson oneor owns. s: {} "),
    Class::new(9, 4, " all for pig youOK: draweachfor has its not one reststepthe what{{}}"),
    Class::new(9, 5, " acti and  back left may  wins with your, andDruidGnomealarmcountfirstotherroundstacktile \
        tiles"),
    Class::new(9, 6, " bring chest coins more  that  tile  tiles troll. The 3 coingardengnome s the "),
    Class::new(9, 7, " playermissionof the of your"),
    Class::new(9, 8, " at the "),
    Class::new(10, 1, "!-24EIKNhkx"),
    Class::new(10, 2, " 21 A InMoOnScStTha acadagbodiefelewgohahoigilimlalulyouroruscshspt.tturutwo"),
    Class::new(10, 3, " an ha. E3, AllBuyIt Whoallbagbe boxcanctie. e: ed en et hapit it.keylaclosnewnowof oldondour\
        pigransestedto ts ve verwapwhowin"),
    Class::new(10, 4, " at  elf gem tak top3 VP: {}CoinCounDrawEachOnlyPay TurnUse Withableace and are ate backbody\
        bookcoindownend.est ftergemsholdhomeightleftonlyopenoundoverpay playqualrackrailree reenroads onstoptheruse \
        ve. withyou "),
    Class::new(10, 5, " any  are  card get  kindEach EveryTake What Whichbody emptyeverygame lies most next of a \
        olouronce osts rights of squarthingthirdwhich{{}} "),
    Class::new(10, 6, " gems  goes  pays  take  the t there this  token, and , the 1 coin3 poin: the Happy NEXT: \
        alreadcoins gives house housesinactiiscardmarkernumberplayerrewardround.s are start stays t the umpkinvillag"),
    Class::new(10, 7, " animal at onc garden gnomes tiles Missionbedroomcounts is turnplayer printedushroom"),
    Class::new(10, 8, " beside  busines crystal resourc to the Whoever for eachon the twithout "),
    Class::new(10, 9, " workshopfrom the "),
    Class::new(10, 10, " business Not enough"),
    Class::new(10, 11, " a workshopForest cardof one kind"),
    Class::new(10, 12, "on the trail"),
    Class::new(11, 1, "\n'()+/5j"),
    Class::new(11, 2, " w3.AdOKRoShUpWhakamapauckemeveyffidldlfo odofppsisutiumuy"),
    Class::new(11, 3, "'s , aGemNo arnas at ay eaded?es.estginighildillin inkintkepladlaymormutockoncorkostpenpplpro\
        s aso sowtilullut vedwo …"),
    Class::new(11, 4, ". Th1 VPGoldNEXTNot One Restactiame any asicays cardelowend er: es afillfromgradhalfhesthoos\
        ide imalis fit. ive joinkeepkindlostlue nd: oes okenore ouchout paidpoinreatrolls thsuppure ust your"),
    Class::new(11, 5, " coin from fron play poin themAlarmThat This ardenboardcost each ever ewardfore free goes \
        how mlace last left lost.move omes omplevite "),
    Class::new(11, 6, " againGnome Prisone. It edroometweenf the first gnomesgrade ictoryighty o not round second\
        uffle whose {} of {}: {}"),
    Class::new(11, 7, "BusinesChoose In the beside cky piges the is not lockwisno coinnobody nothingof themorkshop\
        stopped"),
    Class::new(11, 8, " gnomes A gnome ed chestin this nothing.s at oncworkshop"),
    Class::new(11, 9, " the turneach kindopponent with the {}: which"),
    Class::new(11, 10, " then the pro varian"),
    Class::new(11, 11, "Hat Busines"),
    Class::new(11, 12, "into the bagve the board"),
    Class::new(12, 1, "&8Vz"),
    Class::new(12, 2, "ll"),
    Class::new(12, 3, "ardarkhownex→"),
    Class::new(12, 4, "Gnomart ent ward"),
    Class::new(12, 5, "what "),
    Class::new(12, 6, "at oncright rystal"),
    Class::new(12, 7, " gnome ve the "),
    Class::new(13, 1, "\0\"#$%*0679<=>@JQXYZ[\\]^_`q{|}~"),
    Class::new(13, 2, "Ø"),
    Class::new(13, 3, "−"),
];

/// The pieces of NL.
#[rustfmt::skip]
pub(super) const NL: &[Class] = &[
    Class::new(6, 1, " ."),
    Class::new(6, 3, "de en "),
    Class::new(6, 4, "een "),
    Class::new(7, 1, "?dgikst"),
    Class::new(7, 2, ", . 3 : energes t {}"),
    Class::new(7, 3, "{} "),
    Class::new(8, 1, "BDHKTVabehlmnopuvwz"),
    Class::new(8, 2, "1 bed e elk opst"),
    Class::new(8, 3, "De en.en?er in is je of op st ver"),
    Class::new(8, 4, "Een en, het van {}: "),
    Class::new(8, 5, "tegelvoor "),
    Class::new(8, 6, "tegel "),
    Class::new(8, 9, "kabouter "),
    Class::new(9, 1, "13AEGLMNOPRSWZf"),
    Class::new(9, 2, "2 adalamanardeegg ieijilinisleloolomonorparerot.teur"),
    Class::new(9, 3, "3, Je OP Veraanal anddereerel et genichkt na oort, te uitweg"),
    Class::new(9, 4, "OK: Wie aan aar als bij dan der die elk en. en: ken kistmag met nietper puntste stoptuinwat \
        wint"),
    Class::new(9, 5, ". De Elke beurtdeze elke gaat geen meer naar niet startzijn {{}} "),
    Class::new(9, 6, "beurt heeft in de missiemuntenronde stapeltegelséén "),
    Class::new(9, 7, "munten speler tegels "),
    Class::new(9, 8, "Kabouterbedrijf kaboutervan een "),
    Class::new(9, 9, "kabouters"),
    Class::new(9, 10, "een tegel "),
    Class::new(9, 11, "aan het ein"),
    Class::new(10, 1, "!-CFcjr"),
    Class::new(10, 2, "4 ; AlBeGeKoMaOKOPReaaafasbodoedemf gahehuidimitjekoktlim mamon ntoeooour rarus?spuivozoó"),
    Class::new(10, 3, "BosGelIn NieOp SchStaaalaaraf antat bedbijboechtd, eefeenelferkgelgethebierij ijkingit kenker\
        klelegligmeemutnaanemom ou oudouwpadraarijs, s: scht: telvolzaaze "),
    Class::new(10, 4, ": 1 : 3 Die Elk LaatLeg Met Wat and ant diendierdorpeer elf hem hij hooghoudhuishuizies ige \
        illekte laatlauwlen linknog oninook openoverspelstaptot troluit ven vrijwie wordzijn{{}}"),
    Class::new(10, 5, ", en Alle EindeGeen Neem Tegelalarmalle anderbeginbovenfichehier huis kaartkeuzekomt kopen\
        kost ligt maar munt nodigopen rechtrondesoortspel t de telt terugtrol tuin twee veel "),
    Class::new(10, 6, ". Het 1 munt3 munt: waarBlije MissieNEXT: Welke ander betaalbewaarboven eigen en de en en \
        fiche gebruigeeft in je kaart nieuw op de ouden soort spelerstaat stens tellenvarkenverdervijverwelke "),
    Class::new(10, 7, "Alleen DruïdeMunten alleen andere bedrijfblijft eerste in het krijgt meeste met de meteen \
        oeveel op een plaats sleutelspelersstapel tellen trekkenvan de van je zonder "),
    Class::new(10, 8, "betaalt gelijke het bordinactiefvoorraad"),
    Class::new(10, 9, "Kabouter de tegel geen muntin de zakvarkentjevolgende "),
    Class::new(10, 10, "edelstenengrondstoffkabouters op het padvan één varkentje werkplaats"),
    Class::new(10, 11, "edelstenen werkplaats "),
    Class::new(11, 1, "\n()+/25IJUx"),
    Class::new(11, 2, "3.BoElStZochdueeetksl lamendnonurts.slssutuwveweë"),
    Class::new(11, 3, ": wActEr MetNa OndTreUitactallbelbordigdooeinie ie?iefistlenlinminnu oe oogpelratrecrenstet. \
        tertretroud uinul ur vakvanve weewinzakzet{}?…"),
    Class::new(11, 4, "3 OPAan AlarHet Hij NEXTallebbelblijens eze ier iverkan kkenlaarleg mee mee?meerpel ppelrie \
        ristroenstelstenten urenvastvoorwee weg winnzen zet én "),
    Class::new(11, 5, "IederNiet Trek actiebetalbeteredrijerbijergengelijhele iederkristmand neem onderover raai \
        regels de scherspeelstap staurtafel{}: h"),
    Class::new(11, 6, "Er is In de Mutsenactiefbedrijbeurt.derde ichte ieder kiest kiezenleutelniets niets.ompoen\
        onder ronde.tafel terug tmeesttrekt verlieverval"),
    Class::new(11, 7, "3 munt.Betaal OP per die je druïdee tegelen een en leg eronderheeft, het einkosten nieuwe \
        op het soort, tussen vakjes {} van "),
    Class::new(11, 8, "EdelstenGebruik Gevangenactieve denstoelgebruik kristal laatste munten, niemand slaapkam\
        spelers van het voor de "),
    Class::new(11, 9, "Iedereen er één gebruikenprofivarivan elke "),
    Class::new(11, 10, "3 munten, Te weinig brengt de krijgt de {}: welke "),
    Class::new(11, 11, "in de doos.verbeteringéén keer "),
    Class::new(12, 1, "&,478y"),
    Class::new(12, 2, "kize"),
    Class::new(12, 3, "Betft issnieruizenzij→"),
    Class::new(12, 4, "Muntheefunt verl"),
    Class::new(12, 5, "keer ssen "),
    Class::new(12, 8, "verbeter"),
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
    Class::new(7, 1, "dens"),
    Class::new(7, 2, ", . 3 : erget {}"),
    Class::new(7, 3, "er es {} "),
    Class::new(7, 4, "die "),
    Class::new(7, 11, "Plättchen "),
    Class::new(8, 1, "?ABDNWbfghlmrw"),
    Class::new(8, 2, "1 anbeche.n s stä"),
    Class::new(8, 3, "e, en.en?ier"),
    Class::new(8, 4, "Die Ein Gnomauf den der ein en, en. ist {}: "),
    Class::new(8, 5, " und Gnom oder "),
    Class::new(8, 6, "einen "),
    Class::new(8, 10, "Plättchen"),
    Class::new(9, 1, "-1FGHKLMPRSTZaikopuz"),
    Class::new(9, 2, "2 GeLeabagaudae?eheligihilinjelantnuolonorrat.zuü"),
    Class::new(9, 3, ", w: wEinZugallam an aufausde e. einie im immin istje schst t, tztverzu "),
    Class::new(9, 4, "OK: TierTruhWer Zug das dem des en: hat ichtischmit von zahl"),
    Class::new(9, 5, "Alle Spielaktivalle andereine für geht mehr nach nichtsind {{}} "),
    Class::new(9, 6, "Runde Stapeleinem einer eines kommt nicht weiterziehen"),
    Class::new(9, 7, "MissionMünzenSchweinbringt zurück"),
    Class::new(9, 8, "Münzen "),
    Class::new(9, 9, "Edelstein"),
    Class::new(9, 10, "Schlüssel"),
    Class::new(10, 1, "!3CEOUV"),
    Class::new(10, 2, " w4 ; ArBeErGrJeKoMiReSPStZualarckd deemfrhaieirisitkolelolumimmndo r rerirosasesst?tzufumurß\
        ö"),
    Class::new(10, 3, ". D3, 3. AusDu ElfEndEs Im In NeuSP SchVerWegZu altandas baubeiberch dardenderdu e: ei eileit\
        ellem ferge gedgengeshöis laulegneuon oppt: tertigungvorwegwerzeiün"),
    Class::new(10, 4, "3 SPBettBohnDas Der DiesDorfDruiElf FarbGartGegnHausNur PfadPilzProfRestSiegSortWas ZahlZieh\
        als aus bei ben bis diese 1 egelelcher, freiganzheimier kaufleerlieglinkmarkmehrnur obenpassseitsichsie ste \
        stehtzt und vor zieh{{}}ächählühr"),
    Class::new(10, 5, "AlarmDort GnomeHäusKein Nimm Pfad PlatzPunktRundeTeichTrollWelchZählauch auschdann darf dem T\
        dritteigeniederkein letztmand noch offenohne rechtspielssen standstellsten unterwenn wird zweit"),
    Class::new(10, 6, " für , und . Das AusbauBeutelGleichGnome Jeder Karte MünzeNEXT: Sorte Spiel Troll ableau\
        e Truhe und einmaleiter erste gleichjeder keine liegt nehmenschon zahlt öffneüber übrig"),
    Class::new(10, 7, "1 Münz3 Münz3 PunktBetriebDruidenKürbisMarker MützenSchrittSpielerStapel beginntbleibt \
        dieser einmal en und er Gnomgewinntin den in der inaktivkostet nichts zählenzählt "),
    Class::new(10, 8, "Betrieb KristallMission Waldkartam Ende anderen auf der bekommt plättchzählen "),
    Class::new(10, 9, "3 Münze.BelohnungFröhlichMünzen, SchachtelWerkstattbekommst ie viele "),
    Class::new(10, 10, "StartspielWerkstatt Werkstätt"),
    Class::new(10, 11, "Edelsteine plättchen "),
    Class::new(11, 1, "\n)+/245Ivy"),
    Class::new(11, 2, "3.AlNoOKSpTaWeZwadambrdieieuhrktllm nengnoohrus.sittuszo"),
    Class::new(11, 3, "AllAm Er FelHäNamPhaSo SäUntZüahlanzartbegbenecker.felfägergewgilichiebiegielinginnkankorlft\
        nennieruhum und{}?ür…"),
    Class::new(11, 4, "AktiAuf DeckKartKaufMarkNEXTWaldach achband apeleichendeeuergen imm kommktivman nachnochrei \
        sindsst ter tzenundrvielvollwaltzum üchück"),
    Class::new(11, 5, "Buch Ende GärtHaus Jede Lege LückRest StartVorraalarmbringchen danebeitererst füllgibt hat, \
        höchicht iebigmit Lofortoldenrückstet teuerverdewenigzwei zähl{}: w"),
    Class::new(11, 6, "Alarm Ende: Keine Nicht SP je Stufe Zahle anach ckten deine en, 1 gewinngoldenjetzt kaufen\
        mutiernimmt st du stand stens verschviele Äpfel"),
    Class::new(11, 7, "Felder Lücke Münze Sofort Vorrat deiner deines im Gartin die je Rundnichts.ohstoffsofort \
        verdienverlier{} von "),
    Class::new(11, 8, ": womit GefängnRohstoffSchwein Zu wenigauf dem bleiben gibt es meisten "),
    Class::new(11, 9, "Schweine zwischen {}: welch"),
    Class::new(11, 10, "in diesem nächsten "),
    Class::new(11, 11, "Plättchen?"),
    Class::new(12, 1, "&(,08j"),
    Class::new(12, 2, "Buegf unÜ"),
    Class::new(12, 3, "ehmmalunt→"),
    Class::new(12, 4, "Schw"),
    Class::new(13, 1, "\0\"#$%'*679:;<=>@JQXY[\\]^_`cqx{|}~"),
    Class::new(13, 2, "ÄØ"),
    Class::new(13, 3, "−"),
];

/// The pieces of FR.
#[rustfmt::skip]
pub(super) const FR: &[Class] = &[
    Class::new(6, 1, " s"),
    Class::new(7, 1, ".Aacelt"),
    Class::new(7, 2, ", . 3 e erres é"),
    Class::new(7, 3, " : de le un {} "),
    Class::new(7, 4, "les "),
    Class::new(7, 5, "{} : "),
    Class::new(8, 1, "?CDMPSbdfgimoprv"),
    Class::new(8, 2, " ?1 chdee.esonout te{}"),
    Class::new(8, 3, "au du e, en enter es et ez la ne on ou s, te à "),
    Class::new(8, 4, " et e : ent est par une "),
    Class::new(8, 5, "gnome"),
    Class::new(8, 6, "gnome "),
    Class::new(9, 1, "1BGJNORThjnu"),
    Class::new(9, 2, "2 : Cha agaianard'dieleneteuinl'limin'ninuoiorqur ris.set.tiuiuxvivoÉè"),
    Class::new(9, 3, "3, Ce Il La Le PV Un antautce condée. eurez-il illjoulerpasre resrés ?s. se suite.touÀ é "),
    Class::new(9, 4, "Pas Qui acticoûdes gagnpas son sur tes tourtre "),
    Class::new(9, 5, "OK : avec comptdans er : piochplus pour sans sont tuile"),
    Class::new(9, 6, "jardinjoueurpiècereste tuile "),
    Class::new(9, 7, "3 piècateliergemmes pièces"),
    Class::new(9, 8, "plus de "),
    Class::new(10, 1, "!'-EFLVx"),
    Class::new(10, 2, "3.; PVPoReVoapasaucacecid emezimisl lemaompirarositatsunusvex y "),
    Class::new(10, 3, "DéPluResRéTouaisallangardbleboucarchacolcomcoreinelfes.iciin leulitléme nomoisommonnonsourouv\
        paipaypenperpluposproqu'ranre.renrousa sacsemsorsét, téva vervoiédél"),
    Class::new(10, 4, "CompGnomLes Sur Une ant ase aux bre ces chamchoiclécochcoffcoupdre er, es, es. fausfinigemm\
        grenlle mal ois oisions ont partplacprenque qui res reuxs : ses sez t : te, te. ter tez trouvancvos {{}}ée \
        és "),
    Class::new(10, 5, "AchetForêMissiPiochTous Vous actifaire aricobien changcompld'un dessudoréelle face intenlibre\
        mais manchmarqumission : ouverpaie partiperdupeut pile pointpose puis quel r un s de te : tent tour tous \
        trollvant veau vous {{}} à {}ère "),
    Class::new(10, 6, ". Les adversautre carte cette commencommercristacôtéd'abord'une de la donne entre er un \
        ez le jeton maisonmoins prend quoi ?seulemsorte table troll tuilesvient à la étang"),
    Class::new(10, 7, "Chacun Chaque NEXT : Prenez Tuiles autres chaque cochon coffre compte déjà en hautencore \
        galitégnomes inactifjoueur la boîmaison partie plateausentiersur la sur le "),
    Class::new(10, 8, "atelier aussitôcouleur dans le pièces premier réserveà gauch"),
    Class::new(10, 9, "Gnome heuassez de commerce de votre la tuile par manchpièces, une tuile"),
    Class::new(10, 10, "Une tuile la manche première une tuile à la fin."),
    Class::new(10, 11, "les tuiles "),
    Class::new(11, 1, "\n()+/2345HKUy"),
    Class::new(11, 2, "4 AuCoEnL'OKQuViabacatbuexffgnllmen papls'trêôùû"),
    Class::new(11, 3, "3. Au AucComEn aniarrau-breemmfaufingarintjetjeuleslivméoinparporpoupuirigrèsabserseusi ssi\
        t. tabtauterve vec…"),
    Class::new(11, 4, "ActiCochCoffDruiInviNEXTQuelace and animans chacctoide bdessdroidruidu bencoentiien le, long\
        n'a oit on, orêous parepas.pignprisquelquoire. restrienrécsourtelité umévez visi{}, ès "),
    Class::new(11, 5, "DerniManchPartiPiècachetarrêaussiavez dernideux en a ette experexposiste onne plus.possiqui ?\
        repôrien rien.ristatour.tout vide "),
    Class::new(11, 6, "Fin : Gnome Payez Tuile Utiliscachéez-en gagne lerte même n'est près qui a retoursuivantoute \
        utilisvillagévolu"),
    Class::new(11, 7, "1 piècGnomes PV par Quelle alerte ant de après chacun chelle créatude vos devant druide \
        et une livres manche pioche points prenez quelle remier s'arrêsorte, tuile, tuiles à droi"),
    Class::new(11, 8, "Mission Pièces cochons impriméonneterirecevez reçoit troisièvillage "),
    Class::new(11, 9, "1 pièce comptent rapporte récompentuile à un gnome une fois variante "),
    Class::new(11, 10, "Un cochon ce tour-cimélioratià la fin "),
    Class::new(11, 11, "Les tuiles amélioratiressources "),
    Class::new(11, 12, "d'une même les pièces "),
    Class::new(12, 1, ",8IW"),
    Class::new(12, 2, "InÔàâ"),
    Class::new(12, 3, "côlispriris→"),
    Class::new(12, 5, "tres une f"),
    Class::new(13, 1, "\0\"#$%&*0679:;<=>@QXYZ[\\]^_`kqwz{|}~"),
    Class::new(13, 2, "ÀÈØçîœ"),
    Class::new(13, 3, "−"),
];
