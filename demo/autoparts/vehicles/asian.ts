/** Japanese and Korean makes; how a row reads is said in vehicles.ts. */
export const asian = `
# Toyota
Corolla | 1988-1992 | 1.3 12v 2E; 1.6 16v 4A-FE; 2.0 D 2C | e9
Corolla | 1993-1997 | 1.3 12v 2E; 1.6 16v 4A-FE; 1.8 16v 7A-FE; 2.0 D 2C | e10
Corolla | 1998-2002 | 1.3 16v 4E-FE; 1.6 16v 4A-FE; 1.8 16v 7A-FE; 2.0 D 2C | e11
Corolla | 2003-2008 | 1.6 16v 3ZZ-FE; 1.8 16v 1ZZ-FE; 2.0 TD D-4D | e12
Corolla | 2009-2014 | 1.8 16v 2ZR-FE; 2.0 16v 3ZR-FE; 1.8 16v 1ZZ-FE | e14
Corolla | 2014-2019 | 1.8 16v 2ZR-FE; 2.0 16v 3ZR-FE | e17
Corolla | 2020- | 2.0 16v M20A; 1.8 Híbrido 2ZR-FXE | tnga
Corolla Cross | 2021- | 2.0 16v M20A; 1.8 Híbrido 2ZR-FXE | tnga | suv
Corona | 1988-1997 | 1.6 16v 4A-FE; 1.8 8v; 2.0 16v 3S-FE; 2.0 D 2C
Tercel | 1991-1999 | 1.3 12v 2E; 1.5 16v 5E-FE
Starlet | 1990-1999 | 1.3 12v 2E; 1.3 16v 4E-FE
Yaris | 2000-2006 | 1.0 16v 1SZ-FE; 1.3 16v 2NZ-FE; 1.5 16v 1NZ-FE | p1
Yaris | 2007-2013 | 1.3 16v 2NZ-FE; 1.5 16v 1NZ-FE | p9
Yaris | 2016- | 1.5 16v 2NR-FE; 1.3 16v 1NR-FE | etios
Etios | 2013-2023 | 1.5 16v 2NR-FE; 1.3 16v 1NR-FE | etios
Camry | 1992-2006 | 2.2 16v 5S-FE; 2.4 16v 2AZ-FE; 3.0 V6 1MZ
RAV4 | 1995-2000 | 2.0 16v 3S-FE | | suv
RAV4 | 2001-2012 | 2.0 16v 1AZ-FE; 2.4 16v 2AZ-FE; 2.0 TD D-4D | | suv
RAV4 | 2013-2018 | 2.0 16v 3ZR-FE; 2.5 16v 2AR-FE | | suv
Hilux | 1984-1997 | 1.8 8v; 2.4 8v 22R; 2.4 D 2L; 2.8 D 3L | n5 | pickup
Hilux | 1998-2005 | 2.0 8v; 2.7 16v 3RZ-FE; 2.8 D 3L; 3.0 D 5L; 3.0 TD 1KZ-TE | n16 | pickup
Hilux | 2005-2015 | 2.7 16v 2TR-FE; 2.5 TD 2KD-FTV; 3.0 TD 1KD-FTV; 4.0 V6 1GR | n25 | pickup
Hilux | 2016- | 2.4 TD 2GD-FTV; 2.8 TD 1GD-FTV; 2.7 16v 2TR-FE | n26 | pickup
SW4 | 2005-2015 | 3.0 TD 1KD-FTV; 2.7 16v 2TR-FE; 4.0 V6 1GR | n25 | suv
SW4 | 2016- | 2.8 TD 1GD-FTV; 2.7 16v 2TR-FE | n26 | suv
4Runner | 1990-2002 | 2.4 8v 22R; 3.0 V6; 3.0 TD 1KZ-TE | n16 | suv
Land Cruiser | 1985-1997 | 3.4 D 3B; 4.2 D 1HZ; 2.4 TD 2L-T | | suv
Land Cruiser Prado | 1998-2009 | 3.0 TD 1KZ-TE; 3.4 V6; 3.0 TD 1KD-FTV; 4.0 V6 1GR | | suv
Hiace | 1990-2005 | 2.4 8v 22R; 2.4 D 2L; 2.8 D 3L; 3.0 D 5L | | van
Hiace | 2006-2019 | 2.5 TD 2KD-FTV; 3.0 TD 1KD-FTV; 2.7 16v 2TR-FE | | van
Lite Ace | 1990-2000 | 1.5 8v 5K; 2.0 D 2C | | van
Dyna | 1990-2005 | 3.0 D 5L; 3.7 D 14B | | truck
Prius | 2010-2019 | 1.8 Híbrido 2ZR-FXE
# Daihatsu
Charade | 1987-1999 | 1.0 6v; 1.3 16v; 1.0 D
Cuore | 1996-2007 | 0.8 6v; 1.0 12v
Sirion | 1999-2010 | 1.0 12v; 1.3 16v
Terios | 1998-2016 | 1.3 16v; 1.5 16v | | suv
Feroza | 1990-1998 | 1.6 16v | | suv
Hijet | 1990-2005 | 1.0 6v; 1.3 16v | | van
# Nissan
Sunny | 1987-1995 | 1.3 8v; 1.6 12v; 1.7 D | b12
Sentra | 1991-1999 | 1.4 16v; 1.6 16v GA16; 2.0 D CD20 | b13
Sentra | 2000-2006 | 1.6 16v GA16; 1.8 16v QG18; 2.2 D YD22
Sentra | 2007-2013 | 2.0 16v MR20; 1.8 16v MRA8 | b16
Sentra | 2014- | 1.8 16v MRA8; 2.0 16v MR20 | b17
Almera | 1996-2006 | 1.4 16v; 1.6 16v GA16; 1.8 16v QG18; 2.2 D YD22
Primera | 1991-2001 | 1.6 16v GA16; 2.0 16v SR20; 2.0 D CD20
Micra | 1993-2002 | 1.0 16v; 1.3 16v
March | 2011-2021 | 1.0 12v; 1.6 16v HR16 | v
Versa | 2012-2019 | 1.6 16v HR16 | v
Versa | 2020- | 1.6 16v HR16
Note | 2014-2019 | 1.6 16v HR16 | v
Tiida | 2007-2013 | 1.6 16v HR16; 1.8 16v MR18 | c11
Livina | 2009-2014 | 1.6 16v HR16; 1.8 16v MR18 | c11
Kicks | 2017- | 1.6 16v HR16 | v | suv
Tsuru | 1992-2017 | 1.6 16v GA16; 1.6 12v | b13
X-Trail | 2001-2007 | 2.0 16v QR20; 2.5 16v QR25; 2.2 D YD22 | | suv
X-Trail | 2008-2014 | 2.0 16v MR20; 2.5 16v QR25; 2.0 dCi | | suv
X-Trail | 2015- | 2.5 16v QR25 | | suv
Qashqai | 2008-2014 | 1.6 16v HR16; 2.0 16v MR20; 1.5 dCi K9K | | suv
Murano | 2003-2014 | 3.5 V6 VQ35 | | suv
Terrano | 1989-2006 | 2.4 12v KA24; 2.7 TD TD27; 3.0 V6 VG30 | | suv
Pathfinder | 1996-2012 | 3.3 V6; 3.5 V6 VQ35; 2.5 TD YD25; 4.0 V6 VQ40 | | suv
Pick-up D21 | 1986-1997 | 2.0 8v; 2.4 12v KA24; 2.3 D SD23; 2.5 D TD25; 2.7 D TD27 | d21 | pickup
Frontier D22 | 1998-2008 | 2.4 16v KA24; 2.7 D TD27; 3.2 D QD32; 2.8 TD MWM; 2.5 TD YD25 | d22 | pickup
Frontier D40 | 2008-2015 | 2.5 TD YD25; 4.0 V6 VQ40 | d40 | pickup
NP300 | 2009-2015 | 2.5 TD YD25; 2.4 16v KA24 | d22 | pickup
Frontier | 2016- | 2.3 TD YS23; 2.5 16v QR25 | d23 | pickup
Vanette | 1988-2001 | 1.5 8v; 2.0 D LD20; 2.3 D LD23 | | van
Urvan | 1990-2012 | 2.4 8v; 2.7 D TD27; 3.0 D ZD30 | | van
Cabstar | 1990-2012 | 2.7 D TD27; 3.2 D QD32; 3.0 D ZD30 | | truck
# Honda
Civic | 1992-1995 | 1.5 16v; 1.6 16v D16
Civic | 1996-2000 | 1.5 16v; 1.6 16v D16 | ek
Civic | 2001-2005 | 1.7 16v D17
Civic | 2006-2011 | 1.8 16v R18
Civic | 2012-2021 | 1.8 16v R18; 2.0 16v R20; 1.5 Turbo L15
Accord | 1994-2002 | 2.0 16v F20; 2.2 16v F22; 2.3 16v F23
Accord | 2003-2012 | 2.4 16v K24; 3.0 V6
CR-V | 1997-2001 | 2.0 16v B20 | ek | suv
CR-V | 2002-2011 | 2.0 16v K20; 2.4 16v K24; 2.0 16v R20 | | suv
CR-V | 2012-2016 | 2.4 16v K24; 2.0 16v R20 | | suv
Fit | 2004-2008 | 1.4 8v L13; 1.5 16v L15A
Fit | 2009-2021 | 1.4 16v L13; 1.5 16v L15A | ge
City | 2009-2021 | 1.5 16v L15A | ge
HR-V | 2015- | 1.8 16v R18; 1.5 16v L15A | | suv
# Mazda
323 | 1986-2003 | 1.3 8v; 1.6 16v; 1.8 16v; 1.7 D
626 | 1988-2002 | 1.8 16v; 2.0 16v FS; 2.0 D
3 | 2004-2013 | 1.6 16v Z6; 2.0 16v LF
3 | 2014- | 1.5 SkyActiv; 2.0 SkyActiv
B2200 | 1987-1998 | 2.2 8v F2; 2.2 D R2 | b | pickup
B2500 | 1999-2007 | 2.5 D WL; 2.5 TD WLT; 2.6 12v | b | pickup
BT-50 | 2007-2012 | 2.5 TD WEC; 3.0 TD WEC | | pickup
BT-50 | 2012-2020 | 2.2 TDCi Puma; 3.2 TDCi Puma | t6 | pickup
# Mitsubishi
Lancer | 1989-1996 | 1.3 12v; 1.5 12v; 1.6 16v 4G92; 1.8 D 4D65
Lancer | 1997-2007 | 1.3 16v; 1.6 16v 4G18; 2.0 16v 4G63
Lancer | 2008-2017 | 1.6 16v 4A92; 2.0 16v 4B11
Galant | 1989-2003 | 1.8 8v; 2.0 16v 4G63; 2.0 TD 4D68
Colt | 1990-2012 | 1.3 12v; 1.6 16v 4G92; 1.5 12v
Mirage | 2014- | 1.2 12v 3A92
L200 | 1987-1996 | 2.0 8v; 2.4 8v 4G64; 2.5 D 4D56; 2.5 TD 4D56 | k1 | pickup
L200 | 1997-2006 | 2.4 16v 4G64; 2.5 D 4D56; 2.5 TD 4D56; 2.8 TD 4M40 | k7 | pickup
L200 Sportero | 2007-2015 | 2.5 TD 4D56U; 3.2 TD 4M41; 2.4 16v 4G64 | kb | pickup
L200 | 2016- | 2.4 TD 4N15; 2.5 TD 4D56U | kl | pickup
L300 | 1987-2010 | 1.6 8v; 2.0 8v; 2.5 D 4D56 | | van
Montero | 1986-1999 | 2.6 8v; 3.0 V6 6G72; 2.5 TD 4D56; 2.8 TD 4M40 | | suv
Montero | 2000-2021 | 3.2 TD 4M41; 3.5 V6; 3.8 V6 | | suv
Montero Sport | 1998-2008 | 2.5 TD 4D56; 3.0 V6 6G72; 2.8 TD 4M40 | k7 | suv
Outlander | 2003-2012 | 2.4 16v 4G69; 2.4 16v 4B12; 3.0 V6 | | suv
ASX | 2011- | 1.8 16v 4B10; 2.0 16v 4B11; 1.6 16v 4A92 | | suv
Canter | 1986-2012 | 2.7 D 4DR5; 3.3 D 4D31; 3.9 D 4D34 | | truck
# Suzuki
Alto | 1984-1999 | 0.8 6v; 1.0 8v 
Alto | 2010-2021 | 0.8 6v; 1.0 12v K10B 
Maruti | 1990-2008 | 0.8 6v
Swift | 1990-2004 | 1.0 6v G10; 1.3 8v G13; 1.6 16v G16
Swift | 2006-2011 | 1.3 16v M13; 1.5 16v M15
Swift | 2012- | 1.2 16v K12M; 1.4 16v K14 | a2l
Dzire | 2013- | 1.2 16v K12M | a2l
Baleno | 1996-2002 | 1.3 16v; 1.6 16v G16; 1.8 16v J18
Baleno | 2016- | 1.4 16v K14
Celerio | 2009-2014 | 1.0 12v K10B
Celerio | 2015- | 1.0 12v K10B
S-Presso | 2020- | 1.0 12v K10B
Wagon R | 1998-2006 | 1.0 16v; 1.2 16v
Fun | 2004-2011 | 1.0 8v VHC; 1.4 8v VHCE | corsab
Vitara | 1989-1998 | 1.6 8v G16; 1.6 16v G16; 2.0 TD; 2.0 V6 | | suv
Grand Vitara | 1999-2005 | 1.6 16v G16; 2.0 16v J20; 2.0 HDI; 2.5 V6 H25 | vitara | suv
Grand Vitara | 2006-2015 | 1.6 16v M16; 2.0 16v J20; 2.4 16v J24; 1.9 DDiS | | suv
Vitara | 2016- | 1.6 16v M16; 1.4 Turbo K14C | | suv
Jimny | 1999-2018 | 1.3 16v M13; 1.3 8v G13 | | suv
Samurai | 1986-1998 | 1.0 8v; 1.3 8v G13 | | suv
Carry | 1985-2010 | 0.8 6v; 1.0 8v; 1.3 8v G13 | | van
APV | 2006-2019 | 1.6 16v G16 | | van
SX4 | 2007-2014 | 1.6 16v M16; 2.0 16v J20
Ertiga | 2014- | 1.4 16v K14; 1.5 16v K15
# Subaru
Impreza | 1993-2000 | 1.6 16v EJ16; 2.0 16v EJ20
Impreza | 2001-2014 | 1.5 16v EL15; 2.0 16v EJ20; 2.5 16v EJ25
Forester | 1998-2012 | 2.0 16v EJ20; 2.5 16v EJ25 | | suv
# Isuzu
Trooper | 1985-2002 | 2.6 8v; 2.8 TD 4JB1T; 3.1 TD 4JG2; 3.2 V6 | | suv
TFR | 1988-2004 | 2.2 D C223; 2.5 D 4JA1; 2.8 D 4JB1 | | pickup
D-Max | 2005-2019 | 2.5 TD 4JK1; 3.0 TD 4JJ1 | | pickup
NPR | 1988-2019 | Isuzu 4BD1T; Isuzu 4HK1; Isuzu 4HG1T | npr | truck
FTR | 1990-2015 | Isuzu 6BG1; Isuzu 6HH1 | | truck
# Hyundai
Accent | 1995-1999 | 1.3 12v; 1.5 12v G4EK; 1.5 16v
Accent | 2000-2005 | 1.3 12v; 1.5 12v G4EK; 1.6 16v G4ED; 1.5 CRDi | lc
Accent | 2006-2011 | 1.4 16v G4EE; 1.6 16v G4ED; 1.5 CRDi U | mc
Accent | 2012-2019 | 1.4 16v G4FA; 1.6 16v G4FC | rb
Excel | 1988-1995 | 1.3 8v; 1.5 8v
Elantra | 1993-2000 | 1.6 16v; 1.8 16v
Elantra | 2001-2010 | 1.6 16v G4ED; 1.8 16v; 2.0 16v G4GC; 2.0 CRDi D4EA | xd
Elantra | 2011-2020 | 1.6 16v G4FG; 1.8 16v; 2.0 16v G4NA | md
Atos | 1998-2010 | 1.0 12v G4HC; 1.1 12v G4HG
Getz | 2003-2011 | 1.1 12v G4HG; 1.4 16v G4EE; 1.6 16v G4ED; 1.5 CRDi
i10 | 2008-2013 | 1.1 12v G4HG; 1.2 16v G4LA; 1.0 12v G3LA | pa
Grand i10 | 2014-2022 | 1.0 12v G3LA; 1.2 16v G4LA
i20 | 2009-2014 | 1.2 16v G4LA; 1.4 16v G4FA
HB20 | 2013- | 1.0 12v G3LA; 1.6 16v G4FG | hb
HB20S | 2013- | 1.0 12v G3LA; 1.6 16v G4FG | hb
i30 | 2008-2012 | 1.6 16v G4FC; 2.0 16v G4GC; 1.6 CRDi U | fd
Creta | 2017- | 1.6 16v G4FG; 2.0 16v G4NA; 1.5 16v G4FL | | suv
Tucson | 2005-2010 | 2.0 16v G4GC; 2.0 CRDi D4EA; 2.7 V6 | jm | suv
Tucson ix35 | 2010-2016 | 2.0 16v G4KD; 2.0 CRDi R; 2.4 16v G4KE | ix35 | suv
Tucson | 2016-2021 | 2.0 16v G4NA; 1.6 T-GDi; 2.0 CRDi R | | suv
Santa Fe | 2001-2006 | 2.0 CRDi D4EA; 2.4 16v; 2.7 V6 | | suv
Santa Fe | 2007-2012 | 2.2 CRDi D4EB; 2.7 V6; 2.4 16v G4KE; 2.2 CRDi R | | suv
Santa Fe | 2013-2019 | 2.2 CRDi R; 2.4 16v G4KE | | suv
Galloper | 1997-2004 | 2.5 TD D4BF; 3.0 V6 | | suv
Terracan | 2001-2007 | 2.9 CRDi J3; 2.5 TD D4BH | | suv
H100 | 1994-2004 | 2.4 8v; 2.5 D D4BB; 2.5 D D4BX | h100 | van
H100 Porter | 1996-2012 | 2.6 D D4BB; 2.5 D D4BX; 2.5 TD D4BH | h100 | truck
H1 | 1998-2007 | 2.4 16v; 2.5 D D4BB; 2.5 TD D4BH | | van
H1 | 2008-2021 | 2.5 CRDi D4CB; 2.4 16v G4KG | | van
HD65 | 2000- | D4DA; D4AL; D4GA | hd | truck
HD78 | 2006- | D4DD; D4GA | hd | truck
# Kia
Pride | 1988-2000 | 1.1 8v; 1.3 8v
Rio | 2000-2005 | 1.3 8v; 1.5 16v
Rio | 2006-2011 | 1.4 16v G4EE; 1.6 16v G4ED; 1.5 CRDi U | mc
Rio | 2012-2022 | 1.4 16v G4FA; 1.6 16v G4FC; 1.2 16v G4LA | rb
Picanto | 2004-2011 | 1.0 12v G4HE; 1.1 12v G4HG | pa
Picanto | 2012-2022 | 1.0 12v G3LA; 1.2 16v G4LA
Cerato | 2005-2009 | 1.6 16v G4ED; 2.0 16v G4GC; 1.5 CRDi | xd
Cerato | 2010-2018 | 1.6 16v G4FC; 1.6 16v G4FG; 2.0 16v G4KD | md
Sephia | 1993-2001 | 1.5 8v; 1.6 16v; 1.8 16v
Soul | 2009-2019 | 1.6 16v G4FC; 1.6 16v G4FG; 1.6 CRDi U; 2.0 16v G4NA
Sportage | 1994-2004 | 2.0 16v FE; 2.0 TD RF; 2.2 D R2 | | suv
Sportage | 2005-2010 | 2.0 16v G4GC; 2.0 CRDi D4EA; 2.7 V6 | jm | suv
Sportage | 2011-2021 | 2.0 16v G4KD; 2.0 CRDi R; 2.4 16v G4KE | ix35 | suv
Sorento | 2003-2009 | 2.5 CRDi D4CB; 3.5 V6; 2.4 16v | | suv
Sorento | 2010-2020 | 2.2 CRDi R; 2.4 16v G4KE | | suv
Carnival | 1999-2014 | 2.9 CRDi J3; 2.5 V6; 2.9 TD J3 | | van
Besta | 1992-2004 | 2.2 D R2; 2.7 D J2 | | van
Pregio | 1997-2006 | 2.7 D J2; 2.5 TD D4BH; 3.0 D JT | | van
K2400 | 1990-2004 | 2.4 D; 2.7 D J2 | k2 | truck
K2700 | 1998-2012 | 2.7 D J2 | k2 | truck
K2500 | 2005- | 2.5 TD D4BH; 2.5 CRDi D4CB | | truck
# SsangYong
Musso | 1995-2005 | 2.3 D OM601; 2.9 D OM602; 3.2 OM104 | | suv
Korando | 1997-2006 | 2.3 16v; 2.9 D OM602 | | suv
Actyon | 2006-2016 | 2.0 XDi; 2.3 16v | ssy | pickup
Rexton | 2003-2012 | 2.7 XDi; 2.9 TD OM602 | | suv
Kyron | 2006-2014 | 2.0 XDi; 2.7 XDi | ssy | suv
`;
