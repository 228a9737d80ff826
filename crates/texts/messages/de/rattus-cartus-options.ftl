# Wozu eine Option gut ist, neben ihr im Formular eines neuen Tischs.
rattus-cartus-option-buildings-help = Die Anleitung lässt euch die Wahl und rät zum Einstieg zur ersten.
rattus-cartus-option-table-help = Die gedruckten Werte kennen wir kaum: Wähle eine unserer Tabellen.
rattus-cartus-option-all_dead-help = Laut Anleitung verlieren dann alle.
rattus-cartus-option-may_decline-help = Laut Anleitung kann man sie ausführen, muss aber nicht. Damit wird jedes Mal gefragt, ohne geschieht sie von selbst.
rattus-cartus-option-supply_order-help = Laut Anleitung der Reihe nach. Zugleich geht es schneller.
rattus-cartus-option-rats_face_down-help = Ohne sehen alle, wie viele jeder hat: Jede Änderung ist ja offen. Laut Anleitung liegen sie verdeckt.
