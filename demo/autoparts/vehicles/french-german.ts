/** French, German and other European makes; how a row reads is said in vehicles.ts. */
export const frenchGerman = `
# Renault
4 | 1965-1988 | 0.8 8v; 1.0 8v; 1.1 8v
6 | 1970-1986 | 1.1 8v; 1.4 8v
12 | 1972-1994 | 1.4 8v; 1.6 8v
18 | 1982-1994 | 1.4 8v; 1.6 8v; 2.0 8v; 2.1 D
9 | 1984-1997 | 1.2 8v; 1.4 8v; 1.6 8v; 1.6 D | r9
11 | 1984-1995 | 1.4 8v; 1.6 8v; 1.6 D | r9
19 | 1990-2000 | 1.4 8v Energy; 1.6 8v; 1.8 8v; 1.9 D F8Q | r19
21 | 1988-1996 | 1.7 8v; 2.0 8v; 2.1 D
Express | 1988-1999 | 1.4 8v; 1.6 8v; 1.9 D F8Q | r9 | van
Clio | 1991-1998 | 1.2 8v Energy; 1.4 8v Energy; 1.6 8v; 1.9 D F8Q
Clio II | 1999-2012 | 1.2 8v D7F; 1.2 16v D4F; 1.6 8v K7M; 1.6 16v K4M; 1.9 D F8Q; 1.5 dCi K9K | clio2
Clio Mio | 2012-2016 | 1.2 16v D4F | clio2
Clio III | 2006-2014 | 1.2 16v D4F; 1.4 16v K4J; 1.6 16v K4M; 1.5 dCi K9K | clio3
Clio IV | 2013-2020 | 0.9 TCe; 1.2 16v D4F; 1.5 dCi K9K
Symbol | 2000-2008 | 1.4 16v K4J; 1.6 8v K7M; 1.6 16v K4M; 1.5 dCi K9K | clio2
Symbol | 2009-2013 | 1.6 8v K7M; 1.6 16v K4M; 1.5 dCi K9K | clio2
Twingo | 1994-2012 | 1.2 8v D7F; 1.2 16v D4F; 1.3 8v
Kangoo | 1998-2007 | 1.2 8v D7F; 1.4 8v; 1.6 16v K4M; 1.9 D F8Q; 1.5 dCi K9K | kangoo | van
Kangoo | 2008-2018 | 1.6 16v K4M; 1.5 dCi K9K; 1.6 8v K7M | kangoo | van
Kangoo II | 2018- | 1.6 16v H4M; 1.5 dCi K9K | logan2 | van
Logan | 2007-2013 | 1.4 8v K7J; 1.6 8v K7M; 1.6 16v K4M; 1.5 dCi K9K | logan
Logan | 2014- | 1.0 12v B4D; 1.6 8v K7M; 1.6 16v K4M; 1.6 16v H4M | logan2
Sandero | 2008-2014 | 1.6 8v K7M; 1.6 16v K4M | logan
Sandero | 2015- | 1.0 12v B4D; 1.6 8v K7M; 1.6 16v K4M; 1.6 16v H4M | logan2
Stepway | 2009-2014 | 1.6 16v K4M | logan
Stepway | 2015- | 1.6 16v K4M; 1.6 16v H4M | logan2
Duster | 2011-2020 | 1.6 16v K4M; 2.0 16v F4R; 1.5 dCi K9K; 1.6 16v H4M | logan | suv
Oroch | 2016- | 1.6 16v K4M; 2.0 16v F4R; 1.6 16v H4M; 1.3 TCe | logan | pickup
Captur | 2017- | 1.6 16v H4M; 2.0 16v F4R | logan | suv
Kwid | 2017- | 1.0 12v B4D
Megane | 1997-2002 | 1.6 8v K7M; 1.6 16v K4M; 2.0 8v F3R; 1.9 D F8Q; 1.9 dTi | megane1
Megane II | 2003-2010 | 1.6 16v K4M; 2.0 16v F4R; 1.5 dCi K9K; 1.9 dCi | megane2
Megane III | 2010-2016 | 1.6 16v K4M; 2.0 16v F4R; 1.5 dCi K9K | megane3
Scenic | 1998-2010 | 1.6 16v K4M; 2.0 16v F4R; 2.0 8v F3R; 1.9 dTi | megane1
Fluence | 2011-2018 | 1.6 16v K4M; 2.0 16v M4R; 2.0 Turbo | megane3
Laguna | 1995-2007 | 1.8 16v; 2.0 8v F3R; 2.0 16v F4R; 1.9 dCi; 2.2 D
Koleos | 2009-2016 | 2.5 16v; 2.0 dCi | | suv
Trafic | 1985-2000 | 1.4 8v; 1.6 8v; 2.1 D; 2.2 8v | | van
Trafic | 2001-2014 | 1.9 dCi; 2.0 16v F4R; 2.5 dCi | | van
Master | 1998-2012 | 2.5 D; 2.5 dCi; 2.8 dTi; 1.9 dTi | | van
Master | 2013- | 2.3 dCi | | van
Midlum 220 | 2000-2013 | dCi 6 | | truck
Premium 420 | 1996-2013 | dCi 11 | | truck
# Peugeot
404 | 1965-1980 | 1.6 8v; 1.9 D
504 | 1970-1999 | 1.8 8v; 2.0 8v; 2.3 D XD2
504 Pick-up | 1980-1999 | 2.0 8v; 2.3 D XD2; 2.5 D XD3 | | pickup
505 | 1981-1995 | 2.0 8v; 2.2 8v; 2.5 D XD3
205 | 1988-1999 | 1.1 8v TU1; 1.4 8v TU3; 1.6 8v; 1.8 D XUD7
206 | 1999-2008 | 1.0 16v; 1.4 8v TU3; 1.6 8v TU5; 1.6 16v TU5JP4; 2.0 16v EW10; 1.9 D DW8; 1.4 HDi DV4; 2.0 HDi DW10 | t1
206 | 2009-2012 | 1.4 8v TU3; 1.4 HDi DV4 | t1
207 | 2006-2012 | 1.4 16v ET3; 1.6 16v EC5; 1.6 THP; 1.6 HDi DV6 | a7
207 Compact | 2008-2014 | 1.4 8v TU3; 1.6 16v TU5JP4; 1.4 HDi DV4; 1.9 D DW8 | t1
208 | 2013-2019 | 1.2 12v PureTech; 1.5 8v TU4; 1.6 16v EC5; 1.6 THP | a9
208 | 2020- | 1.2 12v PureTech; 1.6 16v EC5; 1.0 6v Firefly | cmp
2008 | 2015- | 1.6 16v EC5; 1.6 THP; 1.2 12v PureTech | a9 | suv
301 | 2013-2021 | 1.2 12v PureTech; 1.6 16v EC5; 1.6 HDi DV6 | m3
306 | 1994-2002 | 1.4 8v TU3; 1.6 8v TU5; 1.8 8v XU7; 1.8 16v XU7JP4; 1.9 D XUD9; 2.0 HDi DW10 | n5
307 | 2001-2012 | 1.6 16v TU5JP4; 2.0 16v EW10; 1.6 HDi DV6; 2.0 HDi DW10 | t5
308 | 2008-2014 | 1.6 16v EC5; 1.6 THP; 2.0 16v EW10; 1.6 HDi DV6 | t7
308 | 2015-2021 | 1.2 12v PureTech; 1.6 THP; 1.6 HDi DV6 | emp2
309 | 1988-1994 | 1.4 8v TU3; 1.6 8v; 1.9 D XUD9
3008 | 2010- | 1.6 THP; 1.6 HDi DV6; 2.0 HDi DW10 | t7 | suv
405 | 1989-1999 | 1.6 8v; 1.8 8v XU7; 2.0 8v XU10; 1.9 D XUD9
406 | 1996-2005 | 1.8 16v XU7JP4; 2.0 16v EW10; 2.1 TD; 2.0 HDi DW10; 3.0 V6
407 | 2004-2011 | 2.0 16v EW10; 2.2 16v; 2.0 HDi DW10
408 | 2011-2019 | 1.6 THP; 2.0 16v EW10; 1.6 HDi DV6 | t7
Partner | 1998-2008 | 1.4 8v TU3; 1.6 16v TU5JP4; 1.8 8v XU7; 1.9 D DW8; 2.0 HDi DW10 | m49 | van
Partner | 2009-2020 | 1.4 8v TU3; 1.6 16v TU5JP4; 1.6 HDi DV6 | m59 | van
Partner | 2018- | 1.6 HDi DV6; 1.2 12v PureTech | emp2 | van
Expert | 1997-2006 | 1.6 8v; 1.9 TD XUD9; 2.0 HDi DW10 | | van
Expert | 2007- | 1.6 HDi DV6; 2.0 HDi DW10 | | van
Boxer | 1995-2005 | 2.5 D; 2.8 HDi; 2.0 HDi DW10 | | van
Boxer | 2006- | 2.2 HDi; 2.3 HDi; 2.8 HDi | | van
Hoggar | 2010-2014 | 1.4 8v TU3; 1.6 16v TU5JP4 | t1 | pickup
# Citroën
2CV | 1960-1980 | 0.4 aire; 0.6 aire
3CV | 1970-1979 | 0.6 aire
Mehari | 1971-1980 | 0.6 aire
AX | 1988-1998 | 1.1 8v TU1; 1.4 8v TU3; 1.4 D
ZX | 1992-1998 | 1.4 8v TU3; 1.6 8v; 1.8 8v XU7; 1.9 D XUD9 | n5
Xsara | 1998-2005 | 1.6 8v TU5; 1.6 16v TU5JP4; 1.8 16v XU7JP4; 1.9 D DW8; 2.0 HDi DW10 | n5
Xsara Picasso | 2000-2012 | 1.6 16v TU5JP4; 1.8 16v; 2.0 16v EW10; 2.0 HDi DW10; 1.6 HDi DV6 | n5
Saxo | 1997-2004 | 1.1 8v TU1; 1.4 8v TU3; 1.6 8v TU5; 1.5 D
C2 | 2004-2010 | 1.1 8v TU1; 1.4 8v TU3; 1.6 16v TU5JP4 | a8
C3 | 2003-2012 | 1.4 8v TU3; 1.6 16v TU5JP4; 1.4 HDi DV4; 1.4 16v ET3 | a8
C3 | 2013-2021 | 1.2 12v PureTech; 1.5 8v TU4; 1.6 16v EC5 | a9
C3 | 2022- | 1.2 12v PureTech; 1.6 16v EC5; 1.0 6v Firefly | cmp
C3 Aircross | 2011-2020 | 1.5 8v TU4; 1.6 16v EC5 | a9
C4 | 2005-2013 | 1.6 16v TU5JP4; 2.0 16v EW10; 1.6 HDi DV6; 2.0 HDi DW10 | t5
C4 Lounge | 2013-2021 | 1.6 THP; 2.0 16v EW10; 1.6 HDi DV6 | t7
C4 Cactus | 2018- | 1.6 16v EC5; 1.6 THP | a9
C-Elysee | 2013-2021 | 1.2 12v PureTech; 1.6 16v EC5; 1.6 HDi DV6 | m3
C5 | 2001-2012 | 2.0 16v EW10; 2.0 HDi DW10; 2.2 HDi; 1.6 HDi DV6
C15 | 1989-2005 | 1.4 8v TU3; 1.8 D XUD7; 1.9 D DW8 | | van
Berlingo | 1998-2008 | 1.4 8v TU3; 1.6 16v TU5JP4; 1.8 8v XU7; 1.9 D DW8; 2.0 HDi DW10 | m49 | van
Berlingo | 2009-2020 | 1.4 8v TU3; 1.6 16v TU5JP4; 1.6 HDi DV6 | m59 | van
Jumpy | 1997-2006 | 1.6 8v; 1.9 TD XUD9; 2.0 HDi DW10 | | van
Jumper | 1995-2005 | 2.5 D; 2.8 HDi; 2.0 HDi DW10 | | van
Jumper | 2006- | 2.2 HDi; 2.3 HDi; 2.8 HDi | | van
# Mercedes-Benz
180 D | 1960-1976 | OM621; OM615
190 E | 1983-1993 | 1.8 8v; 2.0 8v M102; OM601 2.0 D
C 180 | 1994-2000 | 1.8 16v M111; 2.0 16v M111; OM601 2.0 D
C 200 | 2001-2014 | 1.8 Kompressor M271; 2.0 Kompressor M111; OM651 2.1 CDI
A 160 | 1999-2005 | 1.6 8v M166; 1.9 8v M166; OM668 1.7 CDI
A 200 | 2013-2020 | 1.6 Turbo M270; 2.0 Turbo M270
E 300 | 1986-1995 | 3.0 M103; OM606 3.0 D
ML 320 | 1998-2005 | 3.2 V6 M112; OM612 2.7 CDI | | suv
Vito | 1997-2003 | 2.0 16v M111; OM601 2.3 D; OM611 2.2 CDI | | van
Vito | 2015- | OM622 1.6 CDI; OM651 2.1 CDI | | van
MB 180 D | 1993-1999 | OM616 2.4 D | | van
Sprinter 310 | 1997-2006 | OM602 2.9 TD; OM611 2.2 CDI | | van
Sprinter 313 | 2001-2012 | OM611 2.2 CDI; OM646 2.2 CDI | | van
Sprinter 415 | 2012-2019 | OM651 2.1 CDI | | van
Sprinter 515 | 2012-2019 | OM651 2.1 CDI; OM642 3.0 CDI V6 | | van
608 D | 1970-1988 | OM314 | 608 | truck
708 E | 1987-1995 | OM364 | 608 | truck
710 | 1995-2012 | OM364 LA | 608 | truck
Accelo 815 | 2004-2016 | OM904 LA; OM612 2.7 CDI | accelo | truck
Accelo 1016 | 2012- | OM924 LA | accelo | truck
1112 | 1968-1987 | OM321; OM352 | 1114 | truck
1113 | 1970-1987 | OM352 | 1114 | truck
1114 | 1970-1993 | OM352; OM352 A; OM366 | 1114 | truck
1214 | 1988-1996 | OM366; OM366 A | 1214 | truck
1215 | 1996-2005 | OM904 LA; OM366 A | 1214 | truck
1315 | 2005-2016 | OM904 LA | atego | truck
1418 | 1989-2000 | OM366 LA | 1214 | truck
1517 | 1982-1992 | OM352 A; OM366 A | 1114 | truck
1518 | 1988-1999 | OM366 LA | 1214 | truck
1620 | 1996-2012 | OM366 LA; OM906 LA | 1620 | truck
1624 | 1985-1996 | OM355-6; OM449 | 1620 | truck
1633 | 1988-1998 | OM441 LA | 1620 | truck
1720 | 1996-2012 | OM366 LA; OM906 LA | 1620 | truck
Atego 1725 | 2005-2019 | OM906 LA; OM926 LA | atego | truck
Axor 1933 | 2005-2019 | OM926 LA; OM457 LA | axor | truck
Axor 2035 | 2005-2012 | OM457 LA | axor | truck
Actros 2646 | 2010- | OM501 LA | axor | truck
LO 915 | 2000-2012 | OM904 LA | accelo | bus
OF 1318 | 1988-1998 | OM366 LA; OM366 A | of | bus
OF 1417 | 2000-2012 | OM904 LA | of | bus
OF 1721 | 1998-2012 | OM906 LA; OM366 LA | of | bus
OH 1420 | 1990-2005 | OM366 LA | oh | bus
OH 1618 | 2002-2016 | OM906 LA; OM904 LA | oh | bus
O 371 | 1987-1996 | OM355-5; OM449 | oh | bus
# BMW
Serie 3 E36 | 1991-1998 | 1.6 8v M43; 1.8 8v M43; 2.0 24v M50; 2.5 24v M50
Serie 3 E46 | 1998-2005 | 1.8 8v M43; 2.0 16v N42; 2.2 24v M54; 2.0 D M47
Serie 3 E90 | 2005-2012 | 2.0 16v N46; 2.5 24v N52; 2.0 D N47
Serie 1 E87 | 2005-2011 | 1.6 16v N45; 2.0 16v N46
X3 | 2004-2010 | 2.0 D M47; 2.5 24v M54; 3.0 24v M54 | | suv
X5 | 2000-2006 | 3.0 24v M54; 4.4 V8; 3.0 D M57 | | suv
# Volvo
340 | 1980-1990 | 1.4 8v; 1.7 8v
850 | 1992-1997 | 2.0 20v; 2.5 20v
S40 | 1996-2004 | 1.8 16v; 2.0 16v; 1.9 T4
XC60 | 2009-2017 | 2.0 T5; 3.0 T6; 2.4 D5 | | suv
NL 10 | 1989-1998 | TD101; TD102 | nl | truck
NL 12 | 1989-1998 | TD122 | nl | truck
FH 12 | 1993-2005 | D12A; D12C; D12D | fh | truck
FM 370 | 2002-2013 | D11A; D9B | fh | truck
VM 260 | 2004- | MWM 6.12 TCE; D8C | | truck
B7R | 1998-2012 | D7E | b10 | bus
B10M | 1986-2002 | THD102 | b10 | bus
# Scania
L 111 | 1976-1982 | DN11 | s1 | truck
T 112 | 1981-1991 | DSC11; DN11 | s2 | truck
R 112 | 1983-1991 | DSC11; DS11 | s2 | truck
R 113 | 1991-1998 | DSC11 | s3 | truck
T 113 | 1991-1998 | DSC11 | s3 | truck
R 142 | 1983-1991 | DSC14 | s2 | truck
114 G | 1998-2007 | DC11 | s4 | truck
124 G | 1998-2007 | DC12; DSC12 | s4 | truck
P 94 | 1999-2007 | DC9; DSC9 | s4 | truck
P 310 | 2008-2018 | DC9 | p | truck
G 420 | 2008-2018 | DC12; DC13 | p | truck
R 440 | 2010-2018 | DC13 | p | truck
K 112 | 1984-1991 | DSC11 | k | bus
K 113 | 1991-1998 | DSC11 | k | bus
K 124 | 1998-2007 | DC12; DSC12 | k | bus
# Iveco
Daily 35.10 | 1990-1999 | 2.5 TD 8140; 2.8 TD 8140 | daily | van
Daily 35C13 | 1999-2007 | 2.8 TD 8140; 2.3 HPI | daily2 | van
Daily 49.12 | 1997-2007 | 2.8 TD 8140 | daily | van
Daily 35S14 | 2007-2019 | 3.0 HPI; 2.3 HPI | daily2 | van
Daily 70C16 | 2008- | 3.0 HPI | daily2 | truck
Eurocargo 150E | 1992-2003 | 8060.25; 8060.45; Tector 6 | eurocargo | truck
Eurocargo 170E22 | 2003-2016 | Tector 6 | eurocargo | truck
Tector 170E22 | 2008- | Tector 6; Tector 4 | eurocargo | truck
Eurotech 450 | 1998-2006 | Cursor 13; 8210.42 | stralis | truck
Stralis 380 | 2004-2016 | Cursor 13; Cursor 10 | stralis | truck
Stralis 570S | 2008- | Cursor 13 | stralis | truck
619 N1 | 1972-1990 | 8210.02 | | truck
150 N | 1978-1990 | 8060.02 | | truck
# Land Rover
Defender | 1990-2016 | 2.5 TD 300Tdi; 2.5 TD5; 2.4 TDCi | | suv
Discovery | 1994-2004 | 2.5 TD 300Tdi; 2.5 TD5; 3.9 V8 | | suv
Freelander | 1998-2014 | 1.8 16v; 2.0 TD; 2.2 TD4; 2.5 V6 | | suv
Evoque | 2012-2019 | 2.0 Turbo; 2.2 TD4 | | suv
`;
