/** General Motors' and Ford's kin, and what came from the United States; how a row reads is said in vehicles.ts. */
export const generalMotorsFord = `
# Chevrolet
C10 | 1965-1981 | 4.1 L6; 3.8 L6; Perkins 4.236 | | pickup
C20 | 1985-1997 | 4.1 L6; Perkins Q20B | | pickup
D20 | 1985-1997 | Perkins Q20B; Maxion S4 | | pickup
Chevette | 1980-1995 | 1.4 8v; 1.6 8v
Opala | 1975-1992 | 2.5 8v; 4.1 L6
Monza | 1984-1996 | 1.8 8v; 2.0 8v | j
Kadett | 1989-1998 | 1.8 8v; 2.0 8v | kad
Ipanema | 1990-1998 | 1.8 8v; 2.0 8v | kad
Corsa | 1994-2002 | 1.0 8v; 1.4 8v; 1.6 8v; 1.6 16v; 1.7 D | corsab
Corsa Classic | 2003-2010 | 1.0 8v; 1.4 8v VHCE; 1.6 8v | corsab
Classic | 2010-2016 | 1.4 8v VHCE; 1.4 8v Econoflex | corsab
Corsa II | 2003-2012 | 1.4 8v Econoflex; 1.8 8v; 1.7 DTI; 1.0 8v VHC | corsac
Corsa Wagon | 1997-2002 | 1.6 8v; 1.6 16v | corsab
Corsa Pick-up | 1996-2003 | 1.6 8v; 1.7 D | corsab | pickup
Celta | 2000-2006 | 1.0 8v VHC; 1.4 8v VHCE | corsab
Celta | 2007-2016 | 1.0 8v VHC; 1.4 8v VHCE | corsab
Prisma | 2007-2012 | 1.0 8v VHC; 1.4 8v Econoflex | corsab
Prisma | 2013-2019 | 1.0 8v SPE4; 1.4 8v SPE4 | onix
Montana | 2004-2010 | 1.4 8v Econoflex; 1.8 8v; 1.7 DTI | corsac | pickup
Montana | 2011-2021 | 1.4 8v Econoflex; 1.8 8v Econoflex | agile | pickup
Meriva | 2003-2012 | 1.4 8v Econoflex; 1.8 8v; 1.8 16v; 1.7 DTI | corsac
Agile | 2009-2016 | 1.4 8v Econoflex | agile
Onix | 2013-2019 | 1.0 8v SPE4; 1.4 8v SPE4 | onix
Onix Plus | 2020- | 1.0 12v; 1.0 12v Turbo; 1.2 12v | gem
Onix | 2020- | 1.0 12v; 1.0 12v Turbo; 1.2 12v | gem
Tracker | 1999-2009 | 1.6 16v; 2.0 16v; 2.0 HDI | vitara | suv
Tracker | 2013-2019 | 1.8 16v Ecotec; 1.4 16v Turbo | | suv
Tracker | 2020- | 1.0 12v Turbo; 1.2 12v Turbo | gem | suv
Cobalt | 2012-2019 | 1.4 8v Econoflex; 1.8 8v Econoflex; 1.3 CDTI | gsv
Spin | 2013- | 1.8 8v Econoflex; 1.3 CDTI | gsv
Sonic | 2012-2016 | 1.6 16v Ecotec
Aveo | 2005-2011 | 1.4 16v; 1.6 16v | aveo
Aveo | 2012-2018 | 1.6 16v; 1.4 16v
Cruze | 2010-2016 | 1.8 16v Ecotec; 2.0 VCDI; 1.4 16v Turbo
Cruze | 2017-2023 | 1.4 16v Turbo
Spark | 2005-2010 | 0.8 6v; 1.0 8v SOHC | matiz
Spark GT | 2011-2019 | 1.0 16v; 1.2 16v
N300 | 2011-2021 | 1.2 16v | | van
Joy | 2019-2022 | 1.0 8v SPE4 | onix
Astra | 1995-1998 | 1.6 8v; 2.0 8v; 1.7 TD
Astra | 1999-2011 | 1.8 8v; 2.0 8v; 2.0 16v; 2.0 DTI | astrag
Zafira | 2001-2012 | 1.8 16v; 2.0 8v; 2.0 16v | astrag
Vectra | 1993-1996 | 2.0 8v; 2.0 16v
Vectra | 1997-2005 | 2.0 8v; 2.2 8v; 2.2 16v
Vectra | 2006-2011 | 2.0 8v; 2.4 16v | astrag
Omega | 1993-1998 | 2.0 8v; 4.1 L6; 3.0 L6
Blazer | 1996-2011 | 2.2 8v; 2.4 8v; 4.3 V6; 2.5 TD Maxion; 2.8 TD MWM | s10 | suv
S10 | 1995-2000 | 2.2 8v; 4.3 V6; 2.5 TD Maxion | s10 | pickup
S10 | 2001-2011 | 2.4 8v; 4.3 V6; 2.8 TD MWM | s10 | pickup
S10 | 2012- | 2.4 8v Flexpower; 2.5 16v; 2.8 CTDI | s10n | pickup
Trailblazer | 2013- | 2.8 CTDI; 3.6 V6 | s10n | suv
Captiva | 2008-2018 | 2.4 16v; 3.2 V6; 2.2 VCDI; 3.0 V6 | | suv
LUV | 1981-1999 | 1.6 8v; 2.3 8v; 2.2 D; 2.5 D | | pickup
Silverado | 1997-2002 | 4.1 L6; 4.2 TD MWM | | pickup
Combo | 2004-2011 | 1.7 DTI; 1.4 16v | | van
Kodiak 14.190 | 1998-2003 | Cat 3116 | | truck
NPR | 1990-2015 | Isuzu 4BD1T; Isuzu 4HG1T; Isuzu 4HK1 | npr | truck
NKR | 1990-2015 | Isuzu 4JB1; Isuzu 4JH1 | | truck
# Daewoo
Tico | 1992-2001 | 0.8 6v
Matiz | 1998-2005 | 0.8 6v | matiz
Lanos | 1997-2003 | 1.3 8v; 1.5 8v; 1.6 16v
Nubira | 1997-2003 | 1.6 16v; 2.0 16v
Espero | 1994-1998 | 1.5 16v; 2.0 8v | j
Racer | 1993-1997 | 1.5 8v
# Ford
F-100 | 1968-1991 | 3.6 V8; 5.0 V8; Perkins 4.203; MWM D229-4 | | pickup
F-100 | 1992-2012 | MWM 2.5 TD; Maxion HSD 2.5; Cummins 3.9 | | pickup
F-150 | 1994-2003 | 4.6 V8; 5.0 V8; 4.2 V6 | | pickup
F-250 | 1999-2012 | Cummins 3.9; MWM 4.2 | | pickup
F-350 | 1975-1998 | Perkins 6.305; MWM D229-4 | | truck
F-4000 | 1980-2019 | MWM D229-4; Cummins 3.9; Cummins ISB4 | | truck
F-600 | 1965-1985 | Perkins 6.354 | | truck
F-14000 | 1987-2005 | Ford 7.8; Cummins 6BTAA | | truck
Cargo 814 | 1992-2005 | Cummins 4BTAA; MWM 4.10 TCA | | truck
Cargo 915 | 2004-2012 | Cummins 4BTAA | cargo | truck
Cargo 1416 | 1994-2005 | Ford 6.6; Cummins 6BTAA | cargo | truck
Cargo 1517 | 2004-2012 | Cummins 6BTAA | cargo | truck
Cargo 1722 | 2004-2019 | Cummins 6BTAA; Cummins ISB6 | cargo | truck
Escort | 1988-1996 | 1.6 8v CHT; 1.6 8v AP; 1.8 8v AP; 1.6 D
Escort | 1997-2003 | 1.6 8v Zetec Rocam; 1.8 16v Zetec; 1.8 D
Orion | 1993-1996 | 1.8 8v AP; 2.0 8v AP
Sierra | 1984-1993 | 1.6 8v Pinto; 2.3 8v; 2.3 D
Fiesta | 1994-1996 | 1.3 8v Endura; 1.8 D
Fiesta | 1997-2002 | 1.3 8v Endura; 1.4 16v Zetec; 1.0 8v Zetec Rocam; 1.8 D | be91
Fiesta | 2003-2013 | 1.0 8v Zetec Rocam; 1.6 8v Zetec Rocam; 1.4 TDCi | b256
Fiesta KD | 2011-2019 | 1.6 16v Sigma; 1.5 16v Sigma; 1.0 EcoBoost | b299
Fiesta Max | 2005-2013 | 1.6 8v Zetec Rocam; 1.4 TDCi | b256
EcoSport | 2003-2012 | 1.6 8v Zetec Rocam; 2.0 16v Duratec; 1.4 TDCi | b256 | suv
EcoSport | 2013-2022 | 1.6 16v Sigma; 2.0 16v Duratec; 1.5 12v Dragon | b299 | suv
Ka | 1997-2007 | 1.0 8v Endura; 1.3 8v Endura; 1.0 8v Zetec Rocam; 1.6 8v Zetec Rocam | be91
Ka | 2008-2013 | 1.0 8v Zetec Rocam; 1.6 8v Zetec Rocam
Ka | 2015-2021 | 1.0 12v; 1.5 16v Sigma; 1.5 12v Dragon | b299
Courier | 1998-2013 | 1.3 8v Endura; 1.4 16v Zetec; 1.6 8v Zetec Rocam; 1.8 D | be91 | pickup
Focus | 1999-2008 | 1.6 16v Zetec; 1.8 16v Zetec; 2.0 16v Zetec; 1.8 TDI; 1.6 8v Zetec Rocam | c170
Focus II | 2008-2013 | 1.6 16v Sigma; 2.0 16v Duratec; 1.8 TDCi | c307
Focus III | 2013-2019 | 1.6 16v Sigma; 2.0 16v Duratec GDI | c346
Mondeo | 1994-2000 | 1.8 16v Zetec; 2.0 16v Zetec; 1.8 TD; 2.5 V6
Mondeo | 2001-2007 | 2.0 16v Duratec; 2.0 TDCi; 2.5 V6
Mondeo | 2008-2014 | 2.0 16v Duratec; 2.0 EcoBoost; 2.3 16v Duratec
Kuga | 2010-2019 | 2.0 EcoBoost; 2.5 Turbo; 1.6 EcoBoost | | suv
Ranger | 1998-2004 | 2.3 8v; 2.5 TD Maxion; 4.0 V6; 2.8 TD Power Stroke | ranger | pickup
Ranger | 2005-2012 | 2.3 16v Duratec; 3.0 TD Power Stroke | ranger | pickup
Ranger | 2012-2022 | 2.2 TDCi Puma; 2.5 16v Duratec; 3.2 TDCi Puma | t6 | pickup
Ranger | 2023- | 2.0 BiTurbo; 3.0 V6 TD | | pickup
Transit | 1996-2006 | 2.5 D; 2.5 TD; 2.4 TDCi | | van
Transit | 2007-2014 | 2.2 TDCi Puma; 2.4 TDCi | | van
Territory | 2020- | 1.5 EcoBoost | | suv
Explorer | 1995-2001 | 4.0 V6 | | suv
# Jeep
Cherokee | 1993-2001 | 2.5 8v; 4.0 L6; 2.5 TD | | suv
Grand Cherokee | 1993-1998 | 4.0 L6; 5.2 V8 | | suv
Grand Cherokee | 1999-2004 | 4.0 L6; 4.7 V8; 2.7 CRD | | suv
Renegade | 2015- | 1.8 16v E-torQ; 2.0 MultiJet; 1.3 T270 | | suv
Compass | 2017- | 2.4 Tigershark; 2.0 MultiJet; 1.3 T270 | | suv
`;
