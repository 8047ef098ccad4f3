// HTML's names of signs: where a run begins, and the names that follow one another from there. `_` names none.
const runs = `
9 Tab NewLine|33 excl quot num dollar percnt amp apos lpar rpar ast plus comma|46 period sol|58 colon semi lt equals gt quest commat
91 lsqb bsol rsqb Hat lowbar grave|123 lcub vert rcub
160 nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot
184 cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
204 Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
224 agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute
244 ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
338 OElig oelig|352 Scaron scaron|376 Yuml|381 Zcaron zcaron|402 fnof|710 circ|732 tilde
913 Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho _ Sigma Tau Upsilon Phi Chi Psi Omega
945 alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega
977 thetasym upsih|982 piv|937 ohm
8194 ensp emsp emsp13 emsp14|8199 numsp puncsp thinsp hairsp|8204 zwnj zwj lrm rlm hyphen|8211 ndash mdash horbar|8216 lsquo rsquo sbquo
8220 ldquo rdquo bdquo|8224 dagger Dagger bull|8229 nldr hellip|8240 permil pertenk prime Prime|8249 lsaquo rsaquo|8254 oline|8260 frasl
8364 euro|8465 image|8470 numero|8472 weierp|8476 real|8482 trade|8501 alefsym|8531 frac13 frac23 frac15 frac25 frac35 frac45 frac16 frac56
8539 frac18 frac38 frac58 frac78|8592 larr uarr rarr darr harr varr|8629 crarr|8656 lArr uArr rArr dArr hArr
8704 forall|8706 part exist|8709 empty|8711 nabla isin notin|8715 ni|8719 prod|8721 sum minus|8727 lowast|8730 radic|8733 prop infin
8736 ang|8743 and or cap cup int|8756 there4|8764 sim|8773 cong|8776 asymp|8800 ne equiv|8804 le ge|8834 sub sup nsub|8838 sube supe
8853 oplus|8855 otimes|8869 perp|8901 sdot|8968 lceil rceil lfloor rfloor|9001 lang rang|9674 loz|9733 starf star|9742 phone
9824 spades|9827 clubs|9829 hearts diams|9834 sung|10003 check|10007 cross
`;

/** The sign of each of HTML's names. */
export const entities = new Map(
  runs
    .trim()
    .split(/[|\n]/)
    .flatMap((run) => {
      const [first, ...names] = run.split(' ');
      return names.map((name, at) => [name, String.fromCharCode(Number(first) + at)] as const);
    }),
);
