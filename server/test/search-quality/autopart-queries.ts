import { rightFamily } from './right-family.ts';

const read = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', wanted = '', why = ''] = row.split(' | ').map((part) => part.trim());
      if (!text || !wanted || !why) throw new Error(`Not a query: ${row}`);
      return { text, isRight: rightFamily(wanted), why };
    });

/**
 * Queries of a clerk at the counter of the demo's shop NAM, with conditions on the first family, as `right-family.ts`
 * reads them. Written from the catalogue and from how people ask, before anything was ranked.
 */
export const autopartQueries = read(String.raw`
21410-1HC0A | code=21410-1HC0A | an original code as it is written; its neighbour ends in B
214101hc0a | code=21410-1HC0A | the same without its dash, in lower case
21410 1hc0a | code=21410-1HC0A | with a space
21410.1HC0A | code=21410-1HC0A | with a dot
radiador 21410-1hc0a | code=21410-1HC0A | a word before the code
21410-1HC0B | code=21410-1HC0B | the neighbour itself
377.121.253 E | code=377.121.253 E | Volkswagen's, with dots and a space
377121253e | code=377.121.253 E | the same in one piece; F is the one with A/C
377 121 253 F | code=377.121.253 F | the neighbour, with spaces
377-121-253 | code=377.121.253 [EF] | without its last letter: either
16400-0C120 | code=16400-0C120 | Toyota's
164000c120 | code=16400-0C120 | a zero where a letter could stand
16400-0c1 | code=16400-0C1 | the beginning of a code, without the word for it
93302078 | code=93302078 | eight digits; 93302079 is another
gm 93302079 | code=93302079 | the make before the code, as people say it
933.020.78 | code=93302078 | dots where there are none
1330 kg | code=1330.KG | Peugeot's short code with a space
A 352 500 46 00 | code=A 352 500 46 00 | Mercedes' long one
a3525004600 | code=A 352 500 46 00 | the same in one piece
re 37132 | code=RE37132 | John Deere's, with a space
7481541m91 | code=7481541M91 | Massey Ferguson's in lower case
8-94287-773-8 | code=8-94287-773-8 | Isuzu's, with all its dashes
8942877738 | code=8-94287-773-8 | and with none
2s66 8005 ap | code=2S66-8005-AP | Ford's with spaces
TV-7210-6 | own=TV-7210-6 | the code of a product of the family, which another maker's TV-7210-3 nearly is
tv72106 | own=TV-7210-6 | the same without dashes
rp8967 | own=RP8967 | the beginning of a maker's code
2141O-1HC0A | code=21410-1HC0A | a letter O for the zero, as it is read off a worn label
16400-OC12O | code=16400-0C120 | both zeros as letters
214IO1hcOa | code=21410-1HC0A | an I for the one too, without a dash
933o2o78 | code=93302078 | digits alone otherwise
1027541317 | family=1027541317 | the number of a family
z 766776 | own=Z766776 | a maker's code with a space
radiador gol 1.6 2008 | part=2.301; fits=Gol (G4\|Trend)/1\.6/2008 | a Gol of that year, with that engine; no Golf
radiador gol trend 1.6 | part=2.301; fits=Gol Trend/1\.6/ | Gol Trend before Gol
radiador gol trend 2010 | part=2.301; fits=Gol Trend//2010 | model and year
radiador golf 1.6 | part=2.301; fits=Golf .*/1\.6/ | Golf is no Gol
radiador vw gol g3 1.8 | part=2.301; fits=Gol G3/1\.8/ | the short name of the make
gol power radiador 1.6 | part=2.301; fits=Gol( .*)?/1\.6/ | a word that the catalogue does not have, of four
radiadores gol | part=2.301; fits=Gol( .*)?// | plural
condensador montana 1.4 2014 | part=2.302.321; fits=Montana/1\.4/2014 | no radiator for it, though many have the other words
radiador corsa 1.4 | part=2.301; fits=Corsa/1\.4/ | Corsa, not only Corsa II
radiador corsa classic | part=2.301; fits=Corsa Classic// | three words
radiador corsa ii 1.8 | part=2.301; fits=Corsa II/1\.8/ | the second Corsa
radiador corsa 2 diesel | part=2.301; fits=Corsa II/1\.7 DTI/ | how people write II, and the word for its engine
radiador celta 2008 | part=2.301; fits=Celta//2008 | both Celtas end and begin before it
condensador onix 2015 | part=2.302.321; fits=Onix//2015 | the Onix of before 2020
radiador fiesta 98 | part=2.301; fits=Fiesta.*//1998 | a year in two digits
radiador onix 2021 | part=2.301; fits=Onix//2021 | and the one after
radiador peugeot 206 1.4 | part=2.301; fits=206/1\.4/ | a number that is a name
radiador 206 1.9 diesel | part=2.301; fits=206/1\.9 D/ | no make, and the engine's word
radiador 207 compact | part=2.301; fits=207 Compact// | 207 Compact is a 206, not a 207
radiador 207 1.6 | part=2.301; fits=207( Compact)?/1\.6/ | a 207 and its engine
bomba de agua 206 1.4 | part=2.303.331; fits=206/1\.4 8v/ | of the thing three words
bombas de agua clio 1.5 dci | part=2.303.331; fits=Clio .*/1\.5 dCi/ | plural
bomba agua kangoo 1.9 | part=2.303.331; fits=Kangoo/1\.9/ | without its preposition
electroventilador clio 2 con aire | part=2.303.332; fits=Clio II//; word=con A/A | the variant that the word aire means
electro kangoo | part=2.303.332; fits=Kangoo// | half a word
ventilador radiador palio | part=2.303.332; fits=Palio// | the fan, whose description names the radiator
termostato uno 1.0 | part=2.303.333; fits=Uno.*/1\.0/ | thing, model and engine
termostato palio 1.6 16v 88 | part=2.303.333; fits=Palio/1\.6 16v/; word=88 °C | the hotter of two
radiador fiat uno fire | part=2.301; fits=Uno.*/.*Fire/ | an engine by its name
radiador strada firefly | part=2.301; fits=Strada/.*Firefly/ | Strada, not only Strada Working
manguera superior gol | part=2.303.334; fits=Gol( .*)?//; word=superior | upper, not lower
manguera inferior gol g3 | part=2.303.334; fits=Gol G3//; word=inferior | and lower
mangeras gol trend | part=2.303.334; fits=Gol Trend// | a letter missing, plural
deposito de agua onix | part=2.303.336; fits=(Onix\|Prisma\|Onix Plus)// | no accent; a Prisma's is the same part
vaso expansion onix 2016 | part=2.303.336; fits=(Onix\|Prisma\|Joy)//2016 | the other name of the tank
radiador hilux 2.7 2008 | part=2.301; fits=Hilux/2\.7/2008 | make left out
radiador hilux 1kz | part=2.301; fits=Hilux/3\.0 TD 1KZ/ | the beginning of an engine's code
radiador l200 4d56 | part=2.301; fits=L200.*/2\.5.*4D56/ | model and engine code
radiador l 200 2.5 | part=2.301; fits=L200.*/2\.5/ | a space in the model
radiador frontier d40 | part=2.301; fits=Frontier D40// | model of two words
radiador ranger 3.0 2008 | part=2.301; fits=Ranger/3\.0/2008 | Ranger of before 2012
intercooler l200 2.4 | part=2.304.341; fits=L200/2\.4 TD/ | not a radiator
evaporador amarok | part=2.302.323; fits=Amarok// | thing and model
compresor aire frontier | part=2.302.322; fits=Frontier.*// | the workshop's short word
filtro secador tucson | part=2.302.324; fits=Tucson// | two words for a thing
calefaccion corsa 2 | part=2.305.351; fits=Corsa II// | only what it is for
radiador calefaccion hilux | part=2.305.351; fits=Hilux// | the small radiator, though the big one has two of three words
radiador de aceite 1114 | part=2.304.342; fits=1114// | oil, for a truck that is a number
radiador mercedes 1620 | part=2.301; fits=1620// | a truck
radiador scania 113 | part=2.301; fits=. 113// | the number without its letter
radiador massey 275 | part=2.301; fits=275// | half the make's name
radiador john deere 6605 | part=2.301; fits=6605// | a tractor
radiador tiggo | part=2.301; fits=Tiggo.*// | Chinese
radiador chery qq con aire | part=2.301; fits=QQ//; word=con A/A | model of two letters
radiador h100 | part=2.301; fits=H100.*// | letters and digits
radiador acent 2003 | part=2.301; fits=Accent//2003 | a letter missing
radiador renol logan 1.6 | part=2.301; fits=Logan/1\.6/ | the make as it sounds
radidor versa | part=2.301; fits=Versa// | a letter missing
raditor toyota corola 1999 | part=2.301; fits=Corolla//1999 | two words with a letter missing
autoelevador dsc11 | says=Autoelevador.*DSC11 | what only a text says
grupo electrogeno mwm 6.10 | says=Grupo electrógeno.*MWM 6\.10 | no accent
gol trend taxi | says=Gol Trend taxi | a text beside vehicles
electroventilador universal 12 pulgadas | part=2.303.332; says=Universal 12 pulgadas | no vehicle at all
radiador aceite 13 filas | says=Universal 13 filas | by what is counted
condensador 14 x 22 | says=Universal 14 x 22 | the sold out one is still it
filtro secador universal r134a | part=2.302.324; says=Universal R134a | gas
panaltec gol trend | maker=Panaltec; fits=Gol Trend// | the maker of the part, and the model
radiador vw gol g4 2008 | part=2.301; fits=Gol G4//2008 | make, model and year
radiador hiunday h100 | part=2.301; fits=H100.*// | i and y have changed places
raditor gol trend 1.6 | part=2.301; fits=Gol Trend/1\.6/ | two letters wrong in the first word
radiador chevy corsa 1.6 | part=2.301; fits=Corsa.*/1\.6/ | the make as people call it
radiador gol diesel 2003 | part=2.301; fits=Gol G3/1\.9 SD/2003 | an engine that the catalogue calls SD
radiador r21 1.7 | part=2.301; fits=21/1\.7/ | a Renault by its letter
radiador mf 275 | part=2.301; fits=275// | Massey Ferguson
radiador jd 6605 | part=2.301; fits=6605// | John Deere
radiador gol trend 1.0 2010 manual | part=2.301; fits=Gol Trend/1\.0/2010; word=caja mecánica | the gearbox's other name
radiador peugeot 2008 | part=2.301; fits=2008// | a model that could be a year
bomba agua peugeot 2008 1.6 | part=2.303.331; fits=2008/1\.6/ | and with its engine
radiador fh 12 | part=2.301; fits=FH 12// | no Renault 12, and no year
forzador cabina fiesta | part=2.305.352; fits=Fiesta.*// | the blower of the cabin
radiador corsa pickup | part=2.301; fits=Corsa Pick-up// | in one word
tapa radiador | part=2.303.335 | what the catalogue calls a tank's cap
tapas de radiador fiat | part=2.303.335; fits=(Tempra\|Bravo\|Marea\|Tipo)// | plural, and the make
radiador s-10 | part=2.301; fits=S10// | a dash where the model has none
s-10 2.8 | fits=S10/2\.8/ | the same with an engine
radiador s 10 2.4 | part=2.301; fits=S10/2\.4/ | a space in its place
bomba de agua f100 | part=2.303.331; fits=F-100// | no dash where the model has one
radiador c-3 1.4 | part=2.301; fits=C3/1\.4/ | no Mazda 3
712 x 379 | size=379x712 | nothing but measures, the width first
radiador 379x712 | part=2.301; size=379x712 | a part and its measures
radiador 712 x 379 mm | part=2.301; size=379x712 | with their unit
intercooler 713x388 | part=2.304.341; size=388x713 | of three things with these measures one
bidon de agua onix | part=2.303.336; fits=(Onix\|Prisma\|Joy)// | the workshop's word for the tank
hiunday accent 1.5 | fits=Accent/1\.5/ | i and y have changed places, without a part
radiador toyota corola 1995 | part=2.301; fits=Corolla//1995 | one l of two, where a Corona of that year is a letter off too
radiador corola | part=2.301; fits=Corolla.*// | the same, with nothing that tells more
corola 1.6 16v | fits=Corolla.*/1\.6 16v/ | and without a part
radiador terano 2.7 | part=2.301; fits=Terrano/2\.7/ | one r of two
radiador pasat 1.8 | part=2.301; fits=Passat/1\.8/ | one s of two
intercoler amarok | part=2.304.341; fits=Amarok// | one o of two
bomba agua corrsa 1.4 | part=2.303.331; fits=Corsa.*/1\.4/ | an r too many
radiador hillux 2.5 | part=2.301; fits=Hilux// | an l too many
condensador toyotta hilux | part=2.302.321; fits=Hilux// | a t too many, in the make
termostatto gol 1.6 | part=2.303.333; fits=Gol( .*)?/1\.6/ | a t too many, in the part
`);

/**
 * Queries for parts that nobody sells here. The right answer is empty, or is marked as only the nearest; a family named
 * by `offered` may then come first. No family that a visitor sees meets `absent`.
 */
const readMisses = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', absent = '', offered = '', why = ''] = row.split(' | ').map((part) => part.trim());
      if (!text || !absent || !offered || !why) throw new Error(`Not a query: ${row}`);
      return {
        text,
        isAbsent: rightFamily(absent),
        isOffered: offered === '-' ? undefined : rightFamily(offered),
        why,
      };
    });

/** Where `isOffered` is undefined, only an empty answer is right. */
export const autopartMisses = readMisses(String.raw`
21410-1HC0C | code=21410-1HC0C | - | a letter off: no part, rather than a wrong one
377.121.253 Z | code=377.121.253 Z | - | a letter off
2141O-1HC0C | code=21410-1HC0C | - | a letter off, and a letter for a digit
16400-0C199 | code=16400-0C199 | - | two digits off
93302077 | code=93302077 | - | the digit before
TV-7210-9 | own=TV-7210-9 | - | a maker's code that does not exist
1027541318 | family=1027541318 | - | a family's number, one off
ZZ-9999-CL | code=ZZ-9999-CL | - | a code of letters that begin a Clio
KS37-8005-CL | code=KS37-8005-CL | - | the code of a family that is hidden
xqzwkj | family=xqzwkj | - | no word
paragolpes | says=[Pp]aragolpes | - | another trade
¿? | family=none | - | no word at all
radiador gol trend 2005 | part=2.301; fits=Gol Trend//2005 | part=2.301 | three years before the first one
radiador celta 2019 | part=2.301; fits=Celta//2019 | part=2.301 | after the last one
radiador onix 1998 | part=2.301; fits=Onix//1998 | part=2.301 | outside every range
radiador 206 1997 | part=2.301; fits=206//1997 | part=2.301 | before the first one
radiador gol 2.4 | part=2.301; fits=Gol( .*)?/2\.4/ | part=2.301 | no such engine
intercooler uno | part=2.304.341; fits=Uno.*// | fits=.*// | it never had one
intercooler hilux 2.8 | part=2.304.341; fits=Hilux// | fits=.*// | the one there is, is hidden
radiador delorean | says=[Dd]elorean | part=2.301 | not that make
compresor ferrari | says=[Ff]errari | part=2.302.322 | not that make
radiador dolphin | part=2.301; fits=Dolphin// | fits=.*// | electric, without one here
bomba de agua escarabajo | part=2.303.331; fits=Escarabajo// | fits=.*// | cooled by air
radiador tesla model 3 | says=[Tt]esla | fits=.*// | not that make
bomba de agua gol 1.6 2008 | part=2.303.331; fits=Gol( .*)?/1\.6/2008 | part=2.303.331; fits=Gol( .*)?/1\.6/ | the year is less than the vehicle, and no Peugeot 2008
radiador gol g4 2008 caja mecanica | part=2.301; fits=Gol G4//2008; word=caja mecánica | part=2.301; fits=Gol G4//2008 | the gearbox is less than the vehicle
bomba de agua palio 1.4 2010 | part=2.303.331; fits=Palio( .*)?/1\.4/2010 | part=2.303.331; fits=Palio( .*)?// | no pump for that engine
bomba de agua fiesta 1.6 2008 | part=2.303.331; fits=Fiesta.*/1\.6/2008 | part=2.303.331; fits=Fiesta.*// | no Peugeot 2008
bomba de agua kangoo 2008 1.6 16v | part=2.303.331; fits=Kangoo.*/1\.6 16v/2008 | part=2.303.331; fits=Kangoo.*// | no Peugeot 2008
bomba de agua hilux 2.5 2008 | part=2.303.331; fits=Hilux/2\.5/2008 | part=2.303.331; fits=Hilux// | no Subaru of that engine and year
termostato gol 1.6 2008 | part=2.303.333; fits=Gol( .*)?/1\.6/2008 | part=2.303.333; fits=Gol( .*)?/1\.6/ | no Peugeot
radiador clio 2 1.2 2008 con aire | part=2.301; fits=Clio II/1\.2/2008; word=con A/A | part=2.301; fits=Clio II/1\.2/2008 | nobody says whether with A/C
radiador fox 1.6 2012 caja automatica | part=2.301; fits=Fox/1\.6/2012; word=caja automática | part=2.301; fits=Fox/1\.6/2012 | nor with which gearbox
radiador sandero 1.6 2008 automatico | part=2.301; fits=Sandero/1\.6/2008; word=caja automática | part=2.301; fits=Sandero/1\.6/2008 | the same, shorter
electroventilador palio 1.3 2008 | part=2.303.332; fits=Palio( .*)?/1\.3/2008 | part=2.303.332; fits=Palio.*// | only for older ones, and other engines
intercooler amarok 2008 | part=2.304.341; fits=Amarok//2008 | part=2.304.341; fits=Amarok// | two years before the first one
raditor onix 1998 | part=2.301; fits=Onix//1998 | part=2.301; fits=Onix// | mistyped, and outside every range
condensador onix 1.6 2018 | part=2.302.321; fits=Onix/1\.6/ | part=2.302.321; fits=Onix//2018 | no such engine
compresor hilux 3.0 2008 | part=2.302.322; fits=Hilux//2008 | part=2.302.322; fits=Hilux// | only for the later one
manguera radiador corsa 1.6 1998 | part=2.303.334; fits=Corsa( .*)?//1998 | part=2.303.334; fits=Corsa.*// | only for the second Corsa
radiador 812 x 979 | size=812x979 | part=2.301 | nothing of these measures
812 x 979 | size=812x979 | - | and no other word
deposito agua clio | part=2.303.336; fits=Clio.*// | part=2.303.336 | the tank, not the pump
bidon agua clio | part=2.303.336; fits=Clio.*// | part=2.303.336 | by its other name
`);
