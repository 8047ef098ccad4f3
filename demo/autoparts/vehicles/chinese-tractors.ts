/** Chinese makes, and what works the land; how a row reads is said in vehicles.ts. */
export const chineseTractors = `
# Chery
QQ | 2006-2014 | 0.8 12v SQR372; 1.1 16v SQR472 | qq
QQ | 2015-2019 | 1.0 12v SQR371
Face | 2009-2015 | 1.3 16v SQR473
Fulwin | 2010-2018 | 1.5 16v SQR477
Tiggo | 2007-2013 | 1.6 16v SQR481; 2.0 16v SQR484; 2.4 16v 4G64 | t11 | suv
Tiggo 2 | 2017- | 1.5 16v SQR477 | | suv
Tiggo 3 | 2014-2019 | 1.6 16v SQR481 | t11 | suv
Tiggo 4 | 2018- | 1.5 16v SQR477; 1.5 Turbo SQR477T | | suv
Tiggo 7 | 2018- | 1.5 Turbo SQR477T; 1.6 Turbo F4J16 | t8 | suv
Tiggo 8 | 2020- | 1.6 Turbo F4J16; 2.0 Turbo F4J20 | t8 | suv
A5 | 2008-2013 | 1.6 16v SQR481; 2.0 16v SQR484
Cowin | 2008-2012 | 1.6 16v SQR481
Arrizo 5 | 2017- | 1.5 16v SQR477; 1.5 Turbo SQR477T
# BYD
F0 | 2010-2016 | 1.0 12v BYD371
F3 | 2008-2018 | 1.5 16v BYD473; 1.6 16v 4G18
G3 | 2012-2016 | 1.5 16v BYD473
S6 | 2012-2017 | 2.0 16v BYD483; 2.4 16v 4G69 | | suv
Song Plus DM-i | 2021- | 1.5 Híbrido BYD472; 1.5 Turbo BYD476 | | suv
Dolphin | 2022- | Eléctrico 70 kW; Eléctrico 150 kW
Yuan Plus | 2022- | Eléctrico 150 kW | | suv
Seagull | 2023- | Eléctrico 55 kW
# Geely
LC | 2012-2017 | 1.3 16v MR479
MK | 2009-2014 | 1.5 16v MR479; 1.6 16v JL4G18
CK | 2007-2012 | 1.3 16v MR479; 1.5 16v MR479
Emgrand 7 | 2012-2019 | 1.5 16v JL4G15; 1.8 16v JL4G18
GX3 | 2018- | 1.5 16v JL4G15 | | suv
Coolray | 2021- | 1.5 Turbo JLH3 | | suv
# Great Wall
Deer | 2006-2012 | 2.2 8v 491QE; 2.8 TD GW28 | | pickup
Wingle 3 | 2008-2012 | 2.2 8v 491QE; 2.8 TD GW28 | wingle | pickup
Wingle 5 | 2012- | 2.4 16v 4G69; 2.0 TD GW4D20; 2.2 8v 491QE | wingle | pickup
Poer | 2021- | 2.0 TD GW4D20 | | pickup
Florid | 2010-2014 | 1.3 16v GW413; 1.5 16v GW415
Voleex C30 | 2012-2017 | 1.5 16v GW415
Hover | 2007-2014 | 2.4 16v 4G64; 2.8 TD GW28; 2.0 TD GW4D20 | hover | suv
# Haval
H3 | 2012-2016 | 2.0 16v 4G63; 2.4 16v 4G69 | hover | suv
H6 | 2014- | 1.5 Turbo GW4G15; 2.0 Turbo GW4C20 | | suv
Jolion | 2021- | 1.5 Turbo GW4G15; 1.5 Híbrido | | suv
# JAC
J2 | 2012-2018 | 1.0 12v HFC3G; 1.3 16v HFC4GA1
J3 | 2010-2018 | 1.3 16v HFC4GA1; 1.4 16v HFC4GB
S2 | 2016- | 1.5 16v HFC4GB2 | | suv
S3 | 2014-2020 | 1.5 16v HFC4GB2; 1.6 16v HFC4GC | | suv
T6 | 2016- | 2.0 TD HFC4DA1; 2.4 16v 4G69 | t6 | pickup
T8 | 2020- | 2.0 TD HFC4DB | t6 | pickup
HFC1035 | 2008-2018 | 2.8 D HFC4DA1 | jac | truck
HFC1040 | 2010- | 2.8 D HFC4DA1; 3.8 D Cummins ISF | jac | truck
# Lifan
320 | 2009-2015 | 1.3 16v LF479
520 | 2007-2012 | 1.3 16v LF479; 1.6 16v LF481
530 | 2014-2018 | 1.5 16v LF479
620 | 2009-2015 | 1.6 16v LF481; 1.8 16v LFB479
X60 | 2013-2019 | 1.8 16v LFB479 | | suv
Foison | 2013-2019 | 1.2 16v LF474 | | van
# DFSK
C31 | 2011- | 1.3 16v BG13; 1.5 16v DK15 | k01 | truck
C35 | 2013- | 1.5 16v DK15 | k01 | van
K01 | 2009-2018 | 1.0 16v BG10; 1.1 16v AF11 | k01 | truck
Glory 560 | 2018- | 1.5 Turbo SFG15T; 1.8 16v SFG18 | | suv
# Changan
Benni | 2009- | 1.0 12v JL465; 1.3 16v JL474
CS15 | 2017- | 1.5 16v JL478 | | suv
CS35 | 2013- | 1.6 16v JL478; 1.4 Turbo JL473 | | suv
Star | 2008-2020 | 1.0 16v JL466; 1.3 16v JL474 | md | van
MD201 | 2012-2020 | 1.2 16v JL473; 1.3 16v JL474 | md | truck
Hunter | 2020- | 2.0 Turbo JL486 | | pickup
# Foton
Tunland | 2012- | 2.8 TD Cummins ISF; 2.4 16v 4G69 | | pickup
Aumark | 2012- | 2.8 TD Cummins ISF; 3.8 D Cummins ISF | | truck
Gratour | 2016- | 1.2 16v DAM12; 1.5 16v DAM15 | | van
# MG
ZS | 2018- | 1.5 16v 15S4C; 1.0 Turbo 10E4E | | suv
HS | 2019- | 1.5 Turbo 15E4E; 2.0 Turbo 20L4E | | suv
350 | 2012-2017 | 1.5 16v 15S4U
3 | 2014- | 1.5 16v 15S4C
# John Deere
730 | 1960-1980 | JD 2 cil. | | tractor
2140 | 1980-1992 | JD 4.239 | jd2 | tractor
3350 | 1986-1996 | JD 6.359 | jd2 | tractor
5403 | 2003-2015 | JD 3029T | jd5 | tractor
5705 | 1998-2012 | JD 4045T | jd5 | tractor
6110 J | 2010- | JD 4045T; JD 4045H | jd6 | tractor
6405 | 1998-2009 | JD 4045T | jd6 | tractor
6605 | 1998-2009 | JD 6068T | jd6 | tractor
7505 | 2000-2010 | JD 6068T | jd6 | tractor
7515 | 2005-2014 | JD 6068H | jd6 | tractor
1175 | 1994-2006 | JD 6068T | | tractor
9650 STS | 2000-2008 | JD 6081H | | tractor
# Massey Ferguson
65 | 1960-1975 | Perkins 4.203 | mf1 | tractor
135 | 1965-1985 | Perkins 3.152 | mf1 | tractor
165 | 1965-1985 | Perkins 4.203; Perkins 4.212 | mf1 | tractor
265 | 1979-1992 | Perkins 4.236 | mf2 | tractor
275 | 1979-2005 | Perkins 4.248; Perkins 4.236 | mf2 | tractor
285 | 1979-1992 | Perkins 4.318 | mf2 | tractor
290 | 1979-2010 | Perkins 4.248 | mf2 | tractor
1195 | 1985-1998 | Perkins 6.354 | | tractor
4275 | 2007- | Perkins 4.248; AGCO 420 | | tractor
# New Holland
TL 75 | 1998-2012 | Fiat 8035 | tl | tractor
TL 95 | 1998-2014 | Fiat 8045; MWM D229-4 | tl | tractor
TS 110 | 2000-2014 | Genesis 7.5; MWM 6.10 | tl | tractor
7630 | 1996-2018 | Genesis 5.0; FPT 4 cil. | | tractor
TC 57 | 1996-2010 | Genesis 7.5 | | tractor
# Fiat Agri
411 | 1960-1972 | 4 cil. | fa | tractor
480 | 1970-1985 | Fiat 8035 | fa | tractor
780 | 1975-1990 | Fiat 8045 | fa2 | tractor
880 | 1978-1992 | Fiat 8045 | fa2 | tractor
1180 | 1980-1992 | Fiat 8065 | | tractor
# Valtra
985 | 1985-2000 | MWM D229-4 | valmet | tractor
1280 | 1990-2005 | MWM TD229-6 | valmet | tractor
BM 110 | 2000-2015 | Sisu 420 DS | bm | tractor
BH 180 | 2002-2018 | Sisu 620 DS | bm | tractor
A 850 | 2008-2020 | AGCO 420 | | tractor
# Case IH
JX 95 | 2003-2014 | Fiat 8045 | tl | tractor
MX 135 | 1998-2008 | Cummins 6BTA | | tractor
2188 | 1995-2002 | Cummins 6CTAA | | tractor
# Deutz
AX 80 | 1978-1995 | F5L912 aire | | tractor
AX 100 | 1980-1998 | F6L912 aire; Deutz BF6L | | tractor
# JCB
3CX | 1991-2016 | Perkins 4.236; JCB 444 | | tractor
`;
