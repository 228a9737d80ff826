# Die längsten Züge, an allen Tischen zugleich zurückgenommen.
restarts-heading = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, Schritte in einem Zug: { $steps }, Änderungen in einer Partie: { $changes }
restarts-taken = einen Zug neu beginnen (ms: p50, p99, max)
restarts-others = die anderen währenddessen, von der Anfrage bis zur Antwort (ms)
restarts-others-else = dasselbe sonst (ms)
restarts-wakings = einen schlafenden Tisch sehen (ms)
restarts-cpu = Rechenzeit des Servers, um einen zu wecken (ms)
restarts-slow = andere warteten 100 ms oder länger
restarts-dear-wakings = einen Tisch zu wecken kostete 200 ms Rechenzeit oder mehr
restarts-short-turns = die längsten Züge wurden nicht erreicht
