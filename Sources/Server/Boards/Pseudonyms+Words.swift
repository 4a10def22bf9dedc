import Interface

extension Pseudonyms {
  /// The adjectives and nouns of a language's pseudonyms. In Spanish and Italian, each adjective has the same form with
  /// masculine and feminine nouns, so that every pair agrees.
  static func pools(_ language: InterfaceLanguage) -> (adjectives: [Substring], nouns: [Substring]) {
    let (adjectives, nouns) =
      switch language {
      case .english:
        (
          """
          brave bright calm cheerful clever curious eager fair fearless gentle glad golden grand great green happy
          honest humble jolly keen kind lively loyal lucky merry mighty noble patient polite proud quick quiet rapid
          shiny silver smart snowy speedy steady sunny swift tidy warm wild wise witty
          """,
          """
          acorn apple badger bear beaver bee birch blackbird bluebell butterfly cedar cherry clover cricket deer
          dolphin duck eagle falcon fern finch firefly fox frog goose hare hawk hazelnut hedgehog heron ivy kite
          ladybug lark lemon lily linden lynx maple meadow moose nightingale oak orchid otter owl panda pear penguin
          pigeon pine plum poppy puffin quail rabbit raven robin rose seal sparrow squirrel starling stork sunflower
          swallow swan tiger tortoise trout tulip turtle walnut whale willow wolf wren
          """
        )
      case .spanish:
        (
          """
          ágil alegre amable audaz azul brillante celeste cordial dulce elegante excelente feliz fiel formidable
          fuerte genial gentil gigante grande hábil importante increíble inteligente jovial leal libre noble notable
          paciente perspicaz prudente radiante reluciente sagaz sonriente sorprendente tenaz triunfante valiente veloz
          verde vivaz
          """,
          """
          abedul abeja águila alondra amapola ardilla azucena ballena búho cedro cereza ciervo cigüeña cisne clavel
          codorniz colibrí conejo delfín encina erizo estornino foca gato girasol golondrina gorrión halcón helecho
          hiedra jilguero lechuza libélula liebre limón lince lirio lobo luciérnaga manzana margarita mariposa mirlo
          naranja nogal nutria olivo orquídea oso panda paloma pato pera petirrojo pingüino pino rana roble rosa
          ruiseñor sauce tejón tigre tortuga trébol trucha tulipán zorro
          """
        )
      case .italian:
        (
          """
          abile agile amabile audace brillante celeste cordiale dolce elegante eccellente fedele felice formidabile
          forte geniale gentile gioviale grande incredibile instancabile intelligente leale lucente memorabile nobile
          notevole paziente perspicace potente prudente raggiante sagace sorprendente sorridente splendente tenace
          trionfante veloce verde vivace
          """,
          """
          abete airone allodola ape aquila betulla castoro cedro cervo ciclamino cicogna cigno ciliegia coniglio
          delfino edera falco farfalla felce foca fringuello gabbiano gatto gelsomino ghianda girasole grillo gufo
          iris lepre libellula limone lince lontra lucciola lupo mandorlo margherita mela merlo mirto noce olivo
          orchidea orso panda papavero passero pera pesca pettirosso picchio pinguino pino quercia rana riccio rondine
          rosa salice scoiattolo tartaruga tasso tigre tiglio trifoglio trota tulipano usignolo volpe
          """
        )
      case .korean:
        (
          """
          겸손한 귀여운 기운찬 날쌘 느긋한 다정한 당당한 든든한 따뜻한 똑똑한 멋진 명랑한 밝은 반짝이는 부지런한 빠른 상냥한 성실한 슬기로운 신나는 씩씩한 영리한 온화한 용감한 유쾌한 재빠른 정직한
          조용한 즐거운 차분한 친절한 포근한 푸른 하얀 행복한 환한 활기찬 활발한
          """,
          """
          개구리 거북이 거위 고래 고사리 고슴도치 곰 귀뚜라미 기린 까치 꿀벌 나비 난초 너구리 늑대 다람쥐 단풍나무 달팽이 도토리 독수리 돌고래 두루미 레몬 매 메추라기 무당벌레 물범 반딧불이 백조
          백합 버드나무 부엉이 비둘기 비버 사과 사슴 사자 살구 소나무 수달 앵두 양 여우 오리 오소리 올빼미 왜가리 자두 자작나무 장미 제비 종달새 참나무 참새 청설모 체리 코끼리 클로버 토끼 튤립
          판다 펭귄 해바라기 호두 호랑이 황새
          """
        )
      case .simplifiedChinese:
        (
          """
          安静 聪明 沉着 诚实 从容 飞快 风趣 高贵 好奇 欢乐 活泼 机灵 机智 金色 可爱 快乐 乐观 灵巧 美好 敏捷 耐心 勤劳 热情 善良 闪亮 神奇 淘气 温暖 温柔 潇洒 幸福 幸运 雪白 阳光 银色 勇敢
          优雅 悠闲 愉快 自由
          """,
          """
          白桦 百合 百灵 蝙蝠 苍鹭 苍鹰 刺猬 翠鸟 大象 大雁 杜鹃 枫叶 鸽子 海豹 海鸥 海豚 河狸 核桃 蝴蝶 画眉 鲸鱼 橘子 孔雀 兰花 老虎 梨子 李子 柳树 骆驼 麻雀 猫头鹰 玫瑰 蜜蜂 苹果 企鹅 蜻蜓
          青蛙 三叶草 山猫 狮子 树袋熊 水獭 松鼠 松树 天鹅 兔子 蜗牛 乌龟 喜鹊 橡果 橡树 向日葵 小鹿 熊猫 雪松 燕子 鸭子 萤火虫 樱桃 鹦鹉 郁金香 云雀 知更鸟
          """
        )
      case .traditionalChinese:
        (
          """
          安靜 聰明 沉著 誠實 從容 飛快 風趣 高貴 好奇 歡樂 活潑 機靈 機智 金色 可愛 快樂 樂觀 靈巧 美好 敏捷 耐心 勤勞 熱情 善良 閃亮 神奇 淘氣 溫暖 溫柔 瀟灑 幸福 幸運 雪白 陽光 銀色 勇敢
          優雅 悠閒 愉快 自由
          """,
          """
          白樺 百合 百靈 蝙蝠 蒼鷺 蒼鷹 刺蝟 翠鳥 大象 大雁 杜鵑 楓葉 鴿子 海豹 海鷗 海豚 河狸 核桃 蝴蝶 畫眉 鯨魚 橘子 孔雀 蘭花 老虎 梨子 李子 柳樹 駱駝 麻雀 貓頭鷹 玫瑰 蜜蜂 蘋果 企鵝 蜻蜓
          青蛙 三葉草 山貓 獅子 無尾熊 水獺 松鼠 松樹 天鵝 兔子 蝸牛 烏龜 喜鵲 橡果 橡樹 向日葵 小鹿 熊貓 雪松 燕子 鴨子 螢火蟲 櫻桃 鸚鵡 鬱金香 雲雀 知更鳥
          """
        )
      }
    return (adjectives.split { $0.isWhitespace }, nouns.split { $0.isWhitespace })
  }
}
